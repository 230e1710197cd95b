import fc from 'fast-check';
import {
  activityCosts,
  inDollars,
  type ActivityCosts,
  DEFAULT_CONSTANTS,
  figureStanding,
  type UncountedStop,
} from '#modules/moves/contract/estimating.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import { freshLocation } from '../form/fresh-location';
import type { LocationValues } from '../form/values';
import { missingOf, type Known } from './missing';
import { breakdownOf, dayPrice, priceOf, whyDearer, type QuotedDay } from './rail-figures';
import { railLine } from './rail-line';
import { entryField } from './use-go-to-entry';

const stop = (typeOfWOrk: WorkType, normalizedStreetAddress = '1 Main St'): LocationValues => ({
  ...freshLocation(typeOfWOrk),
  normalizedStreetAddress,
});

const KNOWN: Known = { suggested: null, isOpen: true, uncounted: [] };

describe('what is missing', () => {
  it.each<[LocationValues[], string | null]>([
    [[], 'Add a pickup and a drop-off to see hours and price'],
    [[stop('Load')], 'Add a drop-off to see hours and price, or save without one'],
    [[stop('Unload')], 'Add a pickup to see hours and price, or save without one'],
    [[stop('Load', ''), stop('Unload')], 'Give location 1 an address to see hours and price'],
    [[stop('Load'), stop('Unload')], null],
    [[stop('LoadAndUnload')], null],
    [[stop('Packing'), stop('Load')], 'Add a drop-off to see hours and price, or save without one'],
    [[stop('')], 'Choose the type of work of location 1 to see hours and price'],
    [[stop('Load'), stop('')], 'Choose the type of work of location 2 to see hours and price'],
    [[stop('Load'), stop(''), stop('Unload')], null],
    [[stop('Load'), stop('Hold')], null],
  ])('is said in one line, case %#', (locations, line) => {
    expect(missingOf({ activityDay: '2026-11-25', locations }, KNOWN)?.line ?? null).toBe(line);
  });

  it('is a stop for the end that is missing, and nothing more once saved without it', () => {
    const activityDay = '2026-11-25';
    const locations = [stop('Unload')];
    expect(missingOf({ activityDay, locations }, KNOWN, [])).toMatchObject({
      kind: 'stops',
      adds: 'Load',
    });
    expect(missingOf({ activityDay, locations }, KNOWN, locations)).toEqual({
      kind: 'usual',
      line: 'Most days have a pickup too',
    });
    expect(missingOf({ activityDay, locations: [stop('Load')] }, KNOWN, locations)).toMatchObject({
      kind: 'stops',
      adds: 'Unload',
    });
  });

  it('is the day, then what its hours lack, once the stops are there [R-CUST-37]', () => {
    const locations = [stop('Load'), stop('Unload')];
    const lacks = (standing: Partial<typeof KNOWN>, activityDay: string | null = '2026-11-25') =>
      missingOf({ activityDay, locations }, { ...KNOWN, ...standing })?.line ?? null;
    const office: UncountedStop = { index: 0, lacks: null };
    expect(lacks({}, null)).toBe('Choose the day to see which trucks are free');
    expect(lacks({ uncounted: [office] })).toBe('Location 1 is not counted: type its work time');
    expect(lacks({ uncounted: [{ index: 1, lacks: 'locationType' }] })).toBe(
      'Location 2 is not counted: type its work time, or choose its location type',
    );
    expect(lacks({})).toBeNull();
  });

  it('is the time of packing where nothing else is done, unless somebody decided the hours [R-CUST-37]', () => {
    const day = { activityDay: '2026-11-25', locations: [stop('Packing')] };
    expect(missingOf(day, KNOWN)?.line).toBe(
      'Type the packing time of location 1 to see its hours',
    );
    expect(missingOf(day, { ...KNOWN, isOpen: false })).toBeNull();
    const [packed] = day.locations;
    const hours = (locations: LocationValues[]) => {
      const figures = { estHours: 4, numMovers: 2, truckCount: 1, minTime: 2.5 };
      const activity = { ...day, ...figures, locations, constants: DEFAULT_CONSTANTS };
      return missingOf(activity, figureStanding(activity, { typed: [], fitted: {} }))?.line ?? null;
    };
    const load: LocationValues = { ...stop('Load'), locationType: 'House', sqft: 2000 };
    expect(hours([packed!])).toMatch(/^Type the packing time of location 1/);
    expect(hours([{ ...packed!, packingEstTime: 2 }])).toBeNull();
    expect(hours([{ ...packed!, worktime: 2, worktimeTyped: true }])).toBeNull();
    const byHand = { hours: 2, minutes: 0, overrideReason: 'Piano' };
    expect(hours([{ ...packed!, currentEstimate: byHand }])).toBeNull();
    expect(hours([packed!, load, { ...load, typeOfWOrk: 'Unload' }])).toBeNull();
  });
});

const quoted = (change: Partial<QuotedDay['figures']> = {}, isOpen = false): QuotedDay => {
  const figures = { numMovers: 3, truckCount: 1, estHours: 4.75, minTime: 3.5, ...change };
  const costs: ActivityCosts = inDollars(
    activityCosts({ ...figures, rateCents: 5500, tripFees: [4500, 4500], packing: [2000] }),
  );
  return { figures, costs, isOpen };
};
const SAVED = { curTotalEstimateMin: 600, curTotalEstimate: 800.5 };

const dollars = (estTotalCost: number, estTotalCostMin: number, totalHourlyRate: number) => ({
  ...{ estTotalCost, estTotalCostMin, totalHourlyRate },
});

describe('the price', () => {
  it('is the minimum to the estimate of all days, in whole dollars [R-CUST-21]', () => {
    expect(priceOf([quoted()], 55, SAVED)).toEqual({
      text: '$688 – $894',
      exact: '$687.50 – $893.75',
      about: 'Minimum to estimate, supplies included',
      isStale: false,
      quoted: 893.75,
    });
    expect(priceOf([quoted(), quoted()], 55, SAVED).exact).toBe('$1,375.00 – $1,787.50');
  });

  it('is one figure where the minimum is the estimate', () => {
    expect(priceOf([quoted({ estHours: 3 })], 55, SAVED)).toMatchObject({
      text: '$688',
      about: 'The minimum, supplies included',
    });
    expect(dayPrice(quoted({ estHours: 3 }))).toBe('$688');
    expect(dayPrice({ ...quoted({ estHours: 3 }), isOpen: true })).toBe('–');
  });

  it('says which stops it leaves out [R-EST-25]', () => {
    const partial = { ...quoted(), without: ['location 1', 'location 3'] };
    expect(priceOf([partial, quoted()], 55, SAVED).about).toBe(
      'Minimum to estimate, supplies included, without location 1 and location 3',
    );
  });

  it('is none while addresses are missing', () => {
    expect(priceOf([quoted({}, true)], 55, SAVED)).toMatchObject({ text: '–', quoted: null });
  });

  it('is none while no location is counted, and can be quoted by what is kept', () => {
    const nothing = { ...quoted(), without: ['location 1'], isUncounted: true };
    expect(priceOf([nothing], 55, SAVED)).toMatchObject({
      ...{ text: '–', about: 'No location is counted yet' },
      quoted: 893.75,
    });
  });

  it('is the last saved one while what is typed gives none', () => {
    for (const fault of [{ estHours: 0 }, { numMovers: NaN }, { minTime: -1 }])
      expect(priceOf([quoted(fault)], 55, SAVED)).toMatchObject({
        text: '$600 – $801',
        about: 'Last saved',
        isStale: true,
      });
    expect(priceOf([quoted()], undefined, SAVED).isStale).toBe(true);
  });

  it('is none without a day', () => {
    expect(priceOf([], 55, {})).toMatchObject({ text: '–', about: 'No day yet' });
  });

  it('says why it rises while hours fall [R-CUST-39]', () => {
    const saved = { estHours: 6, minTime: 4.5, numMovers: 2, ...dollars(660, 495, 110) };
    const more = quoted({ numMovers: 3, estHours: 4.25, minTime: 3 });
    expect(whyDearer(more, saved)).toBe(
      'Fewer hours, and still more than saved: 3 movers at $165 an hour instead of 2 movers at $110 an hour.',
    );
    const same = { ...saved, numMovers: 3, ...dollars(660, 495, 165) };
    expect(whyDearer(more, { ...same, totalTripFees: 0, totalPacking: 900 })).toBe(
      'Fewer hours, and still more than saved: trip fees cost more.',
    );
    const extras = { totalTripFees: 900, totalPacking: 900 };
    expect(whyDearer(more, { ...same, ...extras })).toBeNull();
    expect(whyDearer(quoted({ numMovers: 3, estHours: 6 }), saved)).toBeNull();
    expect(whyDearer(more, { ...saved, ...dollars(5000, 4000, 110) })).toBeNull();
  });

  it('is the sum of its lines [R-CUST-21]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 4, max: 60 }),
        fc.integer({ min: 4, max: 60 }),
        (numMovers, est, min) => {
          const day = quoted({ numMovers, estHours: est / 4, minTime: min / 4 });
          const charged = breakdownOf(day).slice(0, 3);
          const total = charged.reduce((sum, { dollars }) => sum + dollars, 0);
          expect(total).toBeCloseTo(Math.max(day.costs.estTotalCost, day.costs.estTotalCostMin), 6);
        },
      ),
    );
  });
});

it('says above the next step what is in its way, or what came of it [R-CUST-20]', () => {
  const given = {
    missing: { kind: 'sizes', line: 'Fill in' } as const,
    obstacle: null,
    confirmation: {
      status: 'sent',
      sent: '2026-11-20T15:14:00.000Z',
      by: null,
      recipient: 'maria@mail.example',
    } as const,
    timezone: 'America/Chicago',
  };
  expect(railLine({ ...given, step: { kind: 'save' } })).toBe('Fill in');
  expect(
    railLine({ ...given, step: { kind: 'book', activityId: 'a' }, obstacle: 'No truck' }),
  ).toBe('No truck');
  expect(railLine({ ...given, missing: null, step: { kind: 'book', activityId: 'a' } })).toMatch(
    /^Confirmed 11\/20\/2026 9:14 AM.* to maria@mail.example, but a truck is missing$/,
  );
  expect(railLine({ ...given, step: { kind: 'confirm', because: 'failed' } })).toBe(
    'The confirmation could not be delivered',
  );
  expect(railLine({ ...given, step: { kind: 'confirm', because: 'unknown' } })).toMatch(
    /^We don’t know whether the confirmation was delivered/,
  );
  expect(railLine({ ...given, step: { kind: 'confirm', because: 'changed' } })).toBe(
    'The move changed since it was confirmed',
  );
  expect(railLine({ ...given, step: { kind: 'sending' } })).toBe('To maria@mail.example');
  expect(railLine({ ...given, step: { kind: 'confirmed' } })).toMatch(
    /^Sent 11\/20\/2026 9:14 AM.* to maria@mail.example$/,
  );
});

describe('the entry that is in the way', () => {
  const entry = (operationId: string) => ({ operationId, name: 'date' }) as const;

  it('is that of its own truck, and no other’s where that is gone', () => {
    const operations = [{ _id: 'a' }, { _id: 'b' }, {}];
    expect(entryField(operations, entry('b'))).toBe('1.date');
    expect(entryField(operations, entry('new-2'))).toBe('2.date');
    expect(entryField(operations, entry('gone'))).toBeNull();
  });
});
