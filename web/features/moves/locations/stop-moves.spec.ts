import { freshLocation, stateOf } from '../form/fresh-location';
import type { LocationValues } from '../form/values';
import { canSwap, copiedStops, daysToCopy, swappedEnds, takenStops } from './stop-moves';
import { firstUnfilled } from './type-fields';

const stop = (change: Partial<LocationValues>): LocationValues => ({
  ...freshLocation('Load'),
  normalizedStreetAddress: '1 Main St',
  latitude: 35.5,
  longitude: -97.6,
  ...change,
});
const day = (_id: string, activityDay: string | null, ...locations: LocationValues[]) => ({
  ...{ _id, activityDay, locations },
});

describe('stops of another day', () => {
  it('come without the figures of that day, and what was packed is loaded [R-STOP-13]', () => {
    const [copy] = copiedStops([
      stop({
        _id: 'a',
        typeOfWOrk: 'Packing',
        floor: 3,
        gateCode: '4711#',
        dockName: 'North 2',
        isPacking: true,
        packingEstCost: 120,
        packingAmounts: { Tape: 2 },
        worktime: 2,
        driveTime: 0.4,
        driveTimeFetchStatus: 'Done',
      }),
    ]);
    expect(copy).toMatchObject({
      typeOfWOrk: 'Load',
      normalizedStreetAddress: '1 Main St',
      floor: 3,
      gateCode: '4711#',
      dockName: 'North 2',
      isPacking: false,
      packingEstCost: null,
      packingAmounts: {},
      worktime: null,
      driveTime: null,
      driveTimeFetchStatus: 'EligibleForFetching',
    });
    expect(copy?._id).toBeUndefined();
  });

  it('come without fees, zone and trouble where they are of a former contract [R-CUST-25]', () => {
    const known = { zone: 'NW', useFee: true, tripFee: 45, isProblem: true, problemReason: 'Dog' };
    const [copy] = copiedStops([stop(known)]);
    expect(copy).toMatchObject(known);
    const [taken] = takenStops([stop({ ...known, floor: 3 })]);
    expect(taken).toMatchObject({
      ...{ normalizedStreetAddress: '1 Main St', floor: 3, zone: '', useFee: false, tripFee: 0 },
      ...{ isProblem: false, problemReason: '' },
    });
  });

  it('are offered of the nearest days that have some', () => {
    const own = day('own', '2026-12-17');
    const others = [
      day('far', '2026-12-24', stop({})),
      day('none', '2026-12-16'),
      day('near', '2026-12-18', stop({})),
      day('undated', null, stop({})),
    ];
    expect(daysToCopy([own, ...others], 'own').map(({ _id }) => _id)).toEqual([
      'near',
      'far',
      'undated',
    ]);
  });
});

it('swaps load and unload and goes the other way [R-STOP-13]', () => {
  const there = [
    stop({ _id: 'a', typeOfWOrk: 'Load' }),
    stop({ _id: 'b', typeOfWOrk: 'LoadAndUnload' }),
    stop({ _id: 'c', typeOfWOrk: 'Unload' }),
  ];
  expect(canSwap(there)).toBe(true);
  expect(canSwap(there.slice(0, 2))).toBe(false);
  expect(swappedEnds(there).map(({ _id, typeOfWOrk }) => [_id, typeOfWOrk])).toEqual([
    ['c', 'Load'],
    ['b', 'LoadAndUnload'],
    ['a', 'Unload'],
  ]);
  expect(swappedEnds(swappedEnds(there))).toEqual(there);
});

it.each([
  ['1200 N Walker Ave, Oklahoma City, OK 73103', 'OK'],
  ['10 Main St, Denver, CO 80202-1234, USA', 'CO'],
  ['10 Main St, Dallas, TX', 'TX'],
  ['10 Main St', null],
  ['', null],
])('reads the state of %p as %p', (address, state) => {
  expect(stateOf(address)).toBe(state);
  expect(freshLocation('Load', address).state).toBe(state ?? 'TX');
});

it('goes on to the first field that a found address leaves empty [R-STOP-14]', () => {
  const next = (change: Partial<LocationValues>) =>
    firstUnfilled(stop({ zip: '73103', ...change }));
  expect(next({ zip: '' })).toBe('zip');
  expect(next({ typeOfWOrk: '' })).toBe('typeOfWOrk');
  expect(next({ locationType: '' })).toBe('locationType');
  expect(next({ locationType: 'Apartment', bedrooms: 2 })).toBe('floor');
  expect(next({ locationType: 'House', sqft: 1800, stories: 1 })).toBeNull();
  expect(next({ locationType: 'Other' })).toBeNull();
});
