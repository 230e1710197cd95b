import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actualOf, isComplete } from './actual.js';
import { knownOf, NOTHING_KNOWN } from './known.js';
import type { Entry, Typed } from './entry.js';
import { ANN, BO, clock, givenJob, givenStamp } from './job.fixture.js';
import { judgeStamp } from './judge-stamp.js';
import { StampLedger } from './stamp-ledger.js';
import { stampedTimes } from './clock-times.js';
import { stampsInForce } from './stamp.js';
import type { Stamp } from './stamp.js';

const SAME_DAY = clock('23:00');
const NEXT_DAY = clock('12:00', '2027-03-11');
const entry = (typed: Typed, version = 1, at = SAME_DAY): Entry => ({
  operationId: givenJob().operationId,
  version,
  at,
  by: BO,
  typed,
});
const of = (stamps: readonly Stamp[], typed?: Typed, now = SAME_DAY) =>
  actualOf(
    givenJob(),
    knownOf({ stamps, entry: typed ? entry(typed) : null, entries: typed ? 1 : 0 }),
    now,
  );
const at = (number: number, kind: Stamp['kind'], time: string, over: Partial<Stamp> = {}) =>
  givenStamp(number, kind, clock(time), over);

describe('how a job went', () => {
  it('is nothing without stamps, also when its day is over', () => {
    const none = { state: 'none', source: 'none', clockHours: null, assumed: [], version: 0 };
    expect(of([])).toMatchObject({ ...none, movers: 2, breakMinutes: 0, extraNote: '' });
    expect(of([], undefined, NEXT_DAY)).toMatchObject(none);
    const alone = actualOf(givenJob({ crew: [] }), NOTHING_KNOWN, SAME_DAY);
    expect(alone.movers).toBe(1);
  });

  it('has the earliest departure and start, the latest end and return [R-ACTUAL-5]', () => {
    const { times, state, clockHours, source } = of([
      at(1, 'leftYard', '13:20'),
      at(2, 'leftYard', '13:30'),
      at(3, 'started', '14:10'),
      at(4, 'started', '14:00'),
      at(5, 'finished', '18:00'),
      at(6, 'finished', '18:20'),
      at(7, 'backYard', '19:00'),
      at(8, 'backYard', '18:50'),
    ]);
    expect(times).toEqual({
      leftYard: clock('13:20'),
      started: clock('14:00'),
      finished: clock('18:20'),
      backYard: clock('19:00'),
    });
    expect([state, clockHours, source]).toEqual(['back', 4.3333, 'phone']);
  });

  it('counts breaks from start to end, half a minute up [R-ACTUAL-5]', () => {
    const times = [at(1, 'started', '14:00'), at(2, 'finished', '18:00')];
    const breaks = (...more: Stamp[]) => of([...times, ...more]).breakMinutes;
    const start = (number: number, time: string) => at(number, 'breakStart', time);
    const end = (number: number, time: string) => at(number, 'breakEnd', time);
    expect(breaks(start(3, '15:00'), start(4, '15:10'), end(5, '15:30'), end(6, '15:40'))).toBe(30);
    expect(breaks(end(3, '15:00'), start(4, '17:30'))).toBe(30);
    expect(breaks(start(3, '13:30'), end(4, '14:15'))).toBe(15);
    expect(breaks(start(3, '13:30'), end(4, '13:45'))).toBe(0);
    expect(breaks(start(3, '15:00'), end(4, '15:30'), start(5, '15:30'), end(6, '15:45'))).toBe(45);
    expect(breaks(start(3, '15:00'), end(4, '15:00'))).toBe(0);
    const half = givenStamp(4, 'breakEnd', new Date(clock('15:10').getTime() + 30_000));
    expect(breaks(start(3, '15:00'), half)).toBe(11);
    expect(of([at(1, 'started', '14:00'), start(3, '15:00')])).toMatchObject({
      state: 'onBreak',
      breakMinutes: 0,
    });
  });

  it('adds up extra work', () => {
    const extras = [
      at(2, 'extra', '16:00', { minutes: 20, note: 'Safe' }),
      at(1, 'extra', '15:00', { minutes: 10, note: 'Piano' }),
    ];
    expect(of(extras)).toMatchObject({ extraMinutes: 30, extraNote: 'Piano\nSafe' });
  });

  it('follows from the plan once the day is over, and says so [R-ACTUAL-5]', () => {
    const { times, assumed, source, state } = of([at(1, 'started', '14:30')], undefined, NEXT_DAY);
    expect(times).toEqual({
      leftYard: clock('14:00'),
      started: clock('14:30'),
      finished: clock('18:30'),
      backYard: clock('19:00'),
    });
    expect(assumed).toEqual(['leftYard', 'finished', 'backYard']);
    expect([source, state]).toEqual(['assumed', 'back']);
    const ends = of([at(1, 'leftYard', '13:00'), at(2, 'backYard', '20:00')], undefined, NEXT_DAY);
    expect(ends.times).toMatchObject({ started: clock('13:30'), finished: clock('17:30') });
  });

  it('is what the office typed where it typed something', () => {
    const typed = { finished: clock('17:00'), movers: 4, breakMinutes: 30, extraNote: '' };
    const actual = of([at(1, 'started', '14:00'), at(2, 'finished', '18:00')], typed);
    expect(actual).toMatchObject({ movers: 4, clockHours: 2.5, source: 'office', version: 3 });
    expect(isComplete(actual)).toBe(true);
  });

  it('asks after a clock more than twelve hours off until the office enters something', () => {
    const wrong = at(1, 'started', '14:00', {
      deviceAt: clock('01:00'),
      receivedAt: clock('14:01'),
    });
    expect(of([wrong])).toMatchObject({ isAsking: true, state: 'none', version: 1 });
    expect(of([wrong], { started: clock('14:00') }).isAsking).toBe(false);
  });
});

/** Each kind within hours of its own, so that no order of arrival runs backwards. */
const HOURS = {
  leftYard: 12,
  started: 14,
  breakStart: 15,
  breakEnd: 15,
  extra: 16,
  finished: 17,
  backYard: 19,
} as const;
type Plain = keyof typeof HOURS;
const plain = fc.record({
  kind: fc.constantFrom(...(Object.keys(HOURS) as Plain[])),
  second: fc.integer({ min: 0, max: 3_599 }),
  by: fc.constantFrom(ANN, BO),
  undo: fc.option(
    fc.record({ after: fc.integer({ min: -30, max: 180 }), by: fc.constantFrom(ANN, BO) }),
  ),
});
type Drawn = typeof plain extends fc.Arbitrary<infer One> ? One : never;
const stampsOf = (drawn: Drawn[]): Stamp[] =>
  drawn.flatMap(({ kind, second, by, undo }, index) => {
    const time = new Date(clock(`${HOURS[kind]}:00`).getTime() + second * 1_000);
    const stamp = givenStamp(index * 2, kind, time, { by });
    if (!undo) return [stamp];
    const later = new Date(time.getTime() + undo.after * 1_000);
    return [stamp, givenStamp(index * 2 + 1, 'undo', later, { by: undo.by, of: stamp.id })];
  });

/** What is kept of stamps that arrive in this order. */
function kept(arriving: readonly Stamp[]): Stamp[] {
  const stamps: Stamp[] = [];
  for (const stamp of arriving) {
    const find = (id: string | null) => stamps.find((one) => one.id === id);
    const known = {
      sameId: find(stamp.id),
      target: find(stamp.of),
      stored: new StampLedger(stamps),
    };
    const verdict = judgeStamp({ stamp, job: givenJob(), now: SAME_DAY, ...known });
    if (verdict.state === 'stored') stamps.push(stamp);
  }
  return stamps;
}

describe('stamps of two phones', () => {
  it('come to the same in any order, and however often they are sent [R-ACTUAL-2]', () => {
    const told = (stamps: readonly Stamp[]) => {
      const { version: _version, ...actual } = of(stamps);
      return actual;
    };
    fc.assert(
      fc.property(
        fc.array(plain, { maxLength: 8 }).chain((drawn) => {
          const stamps = stampsOf(drawn);
          const twice = [...stamps, ...stamps];
          const shuffled = fc.shuffledSubarray(twice, {
            minLength: twice.length,
            maxLength: twice.length,
          });
          return fc.tuple(fc.constant(stamps), shuffled);
        }),
        ([stamps, arriving]) => {
          expect(told(kept(arriving))).toEqual(told(kept(stamps)));
          expect(new Set(kept(arriving)).size).toBe(kept(arriving).length);
        },
      ),
    );
  });
});

describe('a ledger of stamps', () => {
  it('knows at each stamp what going through all of them comes to [R-ACTUAL-14]', () => {
    fc.assert(
      fc.property(
        fc.array(plain, { maxLength: 12 }).chain((drawn) => {
          const stamps = stampsOf(drawn);
          return fc.shuffledSubarray(stamps, { minLength: stamps.length });
        }),
        (arriving) => {
          const ledger = new StampLedger();
          for (const [index, stamp] of arriving.entries()) {
            const inForce = stampsInForce(arriving.slice(0, index + 1));
            const left = inForce.filter(({ id }) => id !== stamp.of);
            expect(ledger.timesWith(stamp)).toEqual(stampedTimes(left));
            ledger.add(stamp);
            const minutes = inForce.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
            expect([ledger.size, ledger.sizeInForce, ledger.extraMinutes]).toEqual([
              index + 1,
              inForce.filter(({ kind }) => kind !== 'undo').length,
              minutes,
            ]);
          }
        },
      ),
    );
  });
});
