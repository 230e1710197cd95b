import type { DayMapView, MapStopView } from '#modules/scheduling/contract/day-map.view.js';
import { GOMEZ_MOVE, givenBooking, givenDay, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { boardModel } from '../model/board-model';
import { pointsOf, routesOf, unplacedIn, waysOf } from './day-routes';

const HOME = { latitude: 35.48, longitude: -97.5 };
const stop = (street: string, latitude: number | null): MapStopView => ({
  ...{ street, unit: '', city: 'Oklahoma City', state: 'OK', zip: '73103' },
  ...{ latitude, longitude: latitude === null ? null : -97.52 },
});
const WALKER = stop('1200 N Walker Ave', 35.47);
const NOWHERE = stop('5 Lost Ln', null);
const MAY = stop('900 S May Ave', 35.46);

const given = (stops: MapStopView[], branch: object = HOME): DayMapView => ({
  branch: { name: 'Oklahoma City', latitude: null, longitude: null, ...branch },
  activities: [{ _id: 'a1', stops }],
});
const gomez = givenBooking({ activity: { ...givenBooking().metaData.activity, _id: 'a1' } });

/** Gomez on T01 and, if asked, a second truck of the same work on T02; Park without a truck. */
function givenModel(trucks: 1 | 2 = 1) {
  const day = givenDay();
  const [, park] = day.customers;
  const second = givenBooking(gomez.metaData, {
    ...gomez.operation,
    ...{ _id: 'second', truck: T02 },
  });
  const bookings = [gomez, second].slice(0, trucks);
  const customers = [{ ...day.customers[0]!, bookings }, park!];
  return boardModel({ ...day, customers });
}

describe('the routes of a day', () => {
  it('stand by truck, and at the end what has none', () => {
    const rows = routesOf(givenModel(), given([WALKER, MAY]));
    expect(rows.map(({ truck, moves }) => [truck, moves.map(({ block }) => block.id)])).toEqual([
      [T01, [GOMEZ_MOVE]],
      [null, [PARK_MOVE]],
    ]);
    expect(rows.map(({ color }) => color)).toEqual(['#1c7ed6', '#7b8494']);
  });

  it('go from the branch over the stops and back, the ends being drives', () => {
    const map = given([WALKER, MAY]);
    const ways = waysOf(routesOf(givenModel(), map), map);
    expect(ways.map(({ from, to, isDrive }) => [from.latitude, to.latitude, isDrive])).toEqual([
      [35.48, 35.47, true],
      [35.47, 35.46, false],
      [35.46, 35.48, true],
    ]);
    expect(new Set(ways.map(({ color, group }) => `${color} ${group}`))).toEqual(
      new Set(['#1c7ed6 a1']),
    );
  });

  it('go straight from the last stop of a move to the next one, and home after that', () => {
    const day = givenDay();
    const [, park] = day.customers;
    const first = givenBooking(gomez.metaData, { ...gomez.operation, followedBy: 'next' });
    const next = givenBooking(
      { activity: { ...gomez.metaData.activity, _id: 'a2' } },
      { _id: 'next', follows: { operationId: GOMEZ_MOVE, hours: 0.5, approximate: false } },
    );
    const customers = [{ ...day.customers[0]!, bookings: [first, next] }, park!];
    const map = given([WALKER, MAY]);
    map.activities.push({ _id: 'a2', stops: [stop('7 Oak Ave', 35.44)] });
    const ways = waysOf(routesOf(boardModel({ ...day, customers }), map), map);
    expect(ways.map(({ group, from, to, isDrive }) => [group, from, to, isDrive])).toMatchObject([
      ['a1', { latitude: 35.48 }, { latitude: 35.47 }, true],
      ['a1', { latitude: 35.47 }, { latitude: 35.46 }, false],
      ['a2', { latitude: 35.46 }, { latitude: 35.44 }, true],
      ['a2', { latitude: 35.44 }, { latitude: 35.48 }, true],
    ]);
  });

  it('pass over a stop that nobody can place, and count it once for two trucks [R-BOARD-50]', () => {
    const map = given([WALKER, NOWHERE, MAY]);
    const rows = routesOf(givenModel(2), map);
    expect(unplacedIn(rows)).toBe(1);
    const ways = waysOf(rows, map);
    expect(ways).toHaveLength(6);
    expect([...new Set(ways.map(({ aside }) => aside))]).toEqual([0, 4]);
    expect(pointsOf(rows, map).map(({ sign, group }) => [sign, group])).toEqual([
      ['⌂', 'branch'],
      ['1', 'a1'],
      ['3', 'a1'],
    ]);
  });

  it('are without their ends where the branch has no place', () => {
    const map = given([WALKER, MAY], {});
    const rows = routesOf(givenModel(), map);
    expect(waysOf(rows, map).map(({ isDrive }) => isDrive)).toEqual([false]);
    expect(pointsOf(rows, map)[0]?.label).toBe(
      'Maria Gomez, stop 1 of 2, T01: 1200 N Walker Ave, Oklahoma City, OK 73103',
    );
  });
});
