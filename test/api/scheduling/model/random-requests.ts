import fc from 'fast-check';
import { fullLength } from './full-length.js';

/** What happens to the person in the seat: it is refused, they are freed, or they swap. */
export type SeatManner = 'free' | 'replace' | 'swap';

/** What somebody at the board wants, by numbers that are applied to the board as it is then. */
export type RandomRequest =
  | { kind: 'place'; operation: number; to: number; careful: boolean }
  | { kind: 'retime'; operation: number; later: number; longer: number; careful: boolean }
  | { kind: 'rebook'; operation: number; to: number; start: number; next: boolean }
  | {
      kind: 'seat';
      mover: number;
      truck: number;
      position: number;
      manner: SeatManner;
      careful: boolean;
    }
  | { kind: 'leaveCrew' | 'onCall'; mover: number; careful: boolean }
  | { kind: 'block' | 'unblock'; trucks: number[]; next: boolean }
  | { kind: 'addRental'; name: number; hasLift: boolean }
  | { kind: 'removeRental'; truck: number }
  | { kind: 'cancel' | 'reactivate'; customer: number }
  | { kind: 'undo' | 'redo'; operation: number; to: number };

/** People who act at the same moment. */
export const ACTORS = 5;
/** Rounds of a run: 200 operations and more. */
const MOMENTS = 40;

const some = fc.nat(11);
const flag = fc.boolean();
const placed = { operation: some, to: some };

const randomRequest: fc.Arbitrary<RandomRequest> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constant('place' as const), ...placed, careful: flag }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('retime' as const),
      operation: some,
      later: fc.integer({ min: -2, max: 8 }),
      longer: fc.integer({ min: -1, max: 3 }),
      careful: flag,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rebook' as const),
      operation: some,
      to: some,
      start: fc.nat(11),
      next: flag,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('seat' as const),
      mover: some,
      truck: some,
      position: fc.nat(2),
      manner: fc.constantFrom<SeatManner>('free', 'replace', 'swap'),
      careful: flag,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('leaveCrew' as const, 'onCall' as const),
      mover: some,
      careful: flag,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('block' as const, 'unblock' as const),
      trucks: fc.array(some, { minLength: 1, maxLength: 2 }),
      next: flag,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('addRental' as const),
      name: fc.nat(1),
      hasLift: flag,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeRental' as const), truck: some }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('reactivate' as const, 'cancel' as const),
      customer: some,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), ...placed }),
  },
);

/** Round after round, what each of the actors wants then. */
export const randomRequests = (): fc.Arbitrary<RandomRequest[][]> =>
  fullLength(fullLength(randomRequest, ACTORS), MOMENTS);
