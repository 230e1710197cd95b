import fc from 'fast-check';
import { fullLength } from './full-length.js';

/** What happens to the person in the seat: it is refused, they are freed, or they swap. */
export type SeatManner = 'free' | 'replace' | 'swap';

/** What somebody at the board wants, by numbers that are applied to the board as it is then. */
export type RandomRequest =
  | { kind: 'place'; operation: number; to: number; careful: boolean }
  | {
      kind: 'retime';
      operation: number;
      later: number;
      longer: number;
      agreed: boolean;
      careful: boolean;
    }
  | { kind: 'rebook'; operation: number; to: number; start: number; next: boolean }
  | { kind: 'follow'; operation: number; after: number; likely: boolean; careful: boolean }
  | { kind: 'unfollow'; operation: number }
  | { kind: 'window'; operation: number; earlier: number; length: number; clear: boolean }
  | { kind: 'hold'; draft: number; hours: number; wish: number; pick: number; next: boolean }
  | { kind: 'renew' | 'release' | 'bookHold'; hold: number; operation: number; own: boolean }
  | { kind: 'plan'; directLegs: boolean; arrivalWindows: boolean }
  | {
      kind: 'seat';
      mover: number;
      truck: number;
      position: number;
      manner: SeatManner;
      careful: boolean;
    }
  | { kind: 'leaveCrew' | 'onCall' | 'markOff' | 'markOn'; mover: number; careful: boolean }
  | { kind: 'swapCrews'; trucks: [number, number]; careful: boolean }
  | { kind: 'block' | 'unblock'; trucks: number[]; next: boolean }
  | { kind: 'addRental'; name: number; hasLift: boolean }
  | { kind: 'removeRental'; truck: number }
  | { kind: 'retire' }
  | { kind: 'cancel' | 'reactivate'; customer: number }
  | { kind: 'undo' | 'redo'; operation: number; to: number };

/** People who act at the same moment. */
export const ACTORS = 5;
/** Rounds of a run: 200 operations and more. */
const MOMENTS = 40;

const some = fc.nat(12);
const flag = fc.boolean();
const rarely = fc.nat(7).map((number) => number === 0);
const kind = <const K extends RandomRequest['kind']>(...kinds: K[]) => fc.constantFrom(...kinds);
const placed = { operation: some, to: some };

/** How often each kind of request is made. */
const REQUESTS: { weight: number; arbitrary: fc.Arbitrary<RandomRequest> }[] = [
  { weight: 16, arbitrary: fc.record({ kind: kind('place'), ...placed, careful: flag }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: kind('retime'),
      operation: some,
      later: fc.integer({ min: -4, max: 8 }),
      longer: fc.integer({ min: -2, max: 3 }),
      agreed: flag,
      careful: flag,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: kind('rebook'), ...placed, start: fc.nat(11), next: rarely }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: kind('follow'),
      operation: some,
      after: some,
      likely: rarely.map((one) => !one),
      careful: flag,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('unfollow'), operation: some }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('window'),
      operation: some,
      earlier: fc.integer({ min: -1, max: 8 }),
      length: fc.integer({ min: 1, max: 14 }),
      clear: rarely,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: kind('hold'),
      draft: fc.nat(6),
      hours: fc.integer({ min: 1, max: 3 }),
      wish: fc.integer({ min: 7, max: 15 }),
      pick: fc.nat(4),
      next: rarely,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: kind('renew', 'release', 'bookHold', 'bookHold'),
      hold: some,
      operation: some,
      own: rarely.map((one) => !one),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('plan'),
      directLegs: rarely.map((one) => !one),
      arrivalWindows: rarely.map((one) => !one),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('seat'),
      mover: some,
      truck: some,
      position: fc.nat(2),
      manner: fc.constantFrom<SeatManner>('free', 'replace', 'swap'),
      careful: flag,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('leaveCrew', 'onCall', 'markOff', 'markOn'),
      mover: some,
      careful: flag,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('swapCrews'), trucks: fc.tuple(some, some), careful: flag }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('block', 'unblock', 'unblock'),
      trucks: fc.array(some, { minLength: 1, maxLength: 2 }),
      next: flag,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('addRental'), name: fc.nat(1), hasLift: flag }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('removeRental'), truck: some }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('retire') }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('reactivate', 'reactivate', 'cancel'), customer: some }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('undo', 'redo'), ...placed }) },
];

/** Round after round, what each of the actors wants then. */
export const randomRequests = (): fc.Arbitrary<RandomRequest[][]> =>
  fullLength(fullLength(fc.oneof(...REQUESTS), ACTORS), MOMENTS);
