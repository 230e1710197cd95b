import fc from 'fast-check';
import { exampleActivity } from '#modules/moves/contract/examples.fixture.js';
import { estimatedOperations } from './estimated-operations';
import type { ActivityValues, OperationValues } from './values';

const ZONE = 'America/Chicago';
const TRUCK = 'e'.repeat(24);
const [OPERATION] = exampleActivity.operations;
const row = (change: Partial<OperationValues> = {}): OperationValues => ({
  ...structuredClone(OPERATION!),
  ...{ truck: null, unassigned: false, duration: 4, moverCount: 2 },
  ...{ earlyStart: false, earlyStartNotes: '' },
  ...change,
});
const BEFORE = { estHours: 4, minTime: 2.5, numMovers: 2, truckCount: 1 };
const given = (...operations: OperationValues[]): ActivityValues => ({
  ...structuredClone(exampleActivity),
  ...BEFORE,
  operations,
});
const after = (activity: ActivityValues, estimate: Partial<typeof BEFORE>) =>
  estimatedOperations(activity, { ...BEFORE, ...estimate }, ZONE).map(
    ({ truck, duration, moverCount }) => [truck === null ? 'free' : 'booked', duration, moverCount],
  );

describe('the operations that an estimate gives', () => {
  it.each<[string, OperationValues[], Partial<typeof BEFORE>, unknown[]]>([
    ['follow its hours and movers', [row()], { estHours: 5.25, numMovers: 3 }, [['free', 5.25, 3]]],
    [
      'keep hours that somebody typed',
      [row({ duration: 6 })],
      { estHours: 5.25, numMovers: 3 },
      [['free', 6, 3]],
    ],
    [
      'keep movers that somebody typed',
      [row({ moverCount: 3 })],
      { estHours: 5.25 },
      [['free', 5.25, 3]],
    ],
    [
      'leave what is booked',
      [row({ truck: TRUCK })],
      { estHours: 5.25, numMovers: 3 },
      [['booked', 4, 2]],
    ],
    [
      'are one for each truck',
      [row()],
      { truckCount: 2, numMovers: 6 },
      [
        ['free', 4, 3],
        ['free', 4, 3],
      ],
    ],
    ['are no more than its trucks', [row(), row()], {}, [['free', 4, 2]]],
    [
      'keep one too many that somebody typed in',
      [row(), row({ duration: 6 })],
      {},
      [
        ['free', 4, 2],
        ['free', 6, 2],
      ],
    ],
    [
      'keep one that is on the board',
      [row(), row({ unassigned: true })],
      {},
      [
        ['free', 4, 2],
        ['free', 4, 2],
      ],
    ],
  ])('%s', (_, operations, estimate, expected) => {
    expect(after(given(...operations), estimate)).toEqual(expected);
  });

  it.each<[string, Partial<OperationValues>]>([
    ['start', { date: '2026-11-21T16:00:00.000Z' }],
    ['early start', { earlyStart: true }],
    ['notes', { earlyStartNotes: 'Key at 7' }],
    ['lift', { requiresLift: true }],
    ['drive', { bookingEnvelope: { ...OPERATION!.bookingEnvelope, startingDriveTime: 1 } }],
  ])('keep one too many with a %s that somebody typed in', (_, typed) => {
    expect(estimatedOperations(given(row(), row(typed)), BEFORE, ZONE)[1]).toMatchObject(typed);
  });

  it('are no more than its trucks, though a row is older than its drives', () => {
    const { bookingEnvelope } = OPERATION!;
    const undriven = { ...bookingEnvelope, startingDriveTime: 0, endingDriveTime: 0 };
    expect(after(given(row(), row({ bookingEnvelope: undriven })), {})).toHaveLength(1);
  });

  it('never touch what is booked or typed in, and are one for each truck at least [R-EST-21]', () => {
    const aRow = fc.record({
      truck: fc.constantFrom(null, TRUCK),
      duration: fc.constantFrom(4, 6),
      moverCount: fc.constantFrom(2, 3),
    });
    const anEstimate = fc.record({
      estHours: fc.integer({ min: 4, max: 40 }).map((quarters) => quarters / 4),
      minTime: fc.constant(2.5),
      numMovers: fc.integer({ min: 2, max: 9 }),
      truckCount: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(aRow, { minLength: 1, maxLength: 4 }), anEstimate, (rows, estimate) => {
        const activity = given(...rows.map((one, at) => row({ ...one, _id: `${at}` })));
        const result = estimatedOperations(activity, estimate, ZONE);
        for (const one of activity.operations) {
          const now = result.find(({ _id }) => _id === one._id);
          if (one.truck) expect(now).toEqual(one);
          else if (now && one.duration === 6) expect(now.duration).toBe(6);
        }
        expect(result.length).toBeGreaterThanOrEqual(estimate.truckCount);
      }),
    );
  });
});
