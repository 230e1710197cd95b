import { describe, expect, it } from '@jest/globals';
import { judgeStamp } from './judge-stamp.js';
import type { StampCase } from './judge-stamp.js';
import { StampLedger } from './stamp-ledger.js';
import { stampsInForce } from './stamp.js';
import { BO, clock, givenJob, givenStamp, idOf } from './job.fixture.js';

const NOW = clock('20:00');
const judged = (over: Partial<StampCase> = {}) => {
  const stamp = over.stamp ?? givenStamp(1, 'started', clock('14:05'));
  const verdict = judgeStamp({
    now: NOW,
    job: givenJob(),
    sameId: undefined,
    target: undefined,
    stored: new StampLedger(),
    ...over,
    stamp,
  });
  return verdict.state === 'refused' ? verdict.code : verdict.state;
};
const started = givenStamp(2, 'started', clock('15:00'));
const undo = (at: string, over = {}) =>
  givenStamp(3, 'undo', clock(at), { of: started.id, ...over });

describe('a stamp', () => {
  it('is stored where nothing is against it', () => {
    expect(judged()).toBe('stored');
  });

  it('is refused for the first reason of their order [R-ACTUAL-1]', () => {
    const other = givenStamp(1, 'backYard', clock('14:05'));
    const late = { stamp: givenStamp(1, 'finished', clock('14:05', '2027-03-12')) };
    const inactive = { isCustomerActive: false };
    const noSeat = { crew: [BO], ...inactive };
    const cases: [string, Partial<StampCase>][] = [
      ['NOT_FOUND', { job: undefined, sameId: other }],
      ['JOB_NOT_BOOKED', { job: givenJob({ truckId: null, ...noSeat }), sameId: other }],
      ['NOT_YOUR_JOB', { job: givenJob(noSeat), sameId: other, ...late }],
      ['STAMP_ID_REUSED', { job: givenJob(inactive), sameId: other, ...late }],
      ['CUSTOMER_INACTIVE', { job: givenJob(inactive), ...late }],
      ['STAMP_IN_FUTURE', late],
      [
        'STAMP_OTHER_DAY',
        { ...late, now: clock('00:00', '2027-03-20'), stored: new StampLedger([started]) },
      ],
      [
        'STAMP_ORDER',
        { stamp: givenStamp(1, 'finished', clock('14:59')), stored: new StampLedger([started]) },
      ],
    ];
    for (const [code, one] of cases) expect([code, judged(one)]).toEqual([code, code]);
  });

  it('is repeated before every refusal, with the time of the first [R-ACTUAL-1]', () => {
    const stamp = givenStamp(1, 'started', clock('14:05'));
    const first = { ...stamp, at: clock('14:06') };
    const verdict = judgeStamp({
      ...{ stamp, sameId: first, now: clock('10:00'), job: undefined },
      ...{ target: undefined, stored: new StampLedger() },
    });
    expect(verdict).toEqual({ state: 'repeated', first });
  });

  it('is repeated by whoever sends it, with whatever skew, and not with another time, note or job [R-ACTUAL-1]', () => {
    const sameId = givenStamp(1, 'extra', clock('14:05'));
    const again = (over: object) => judged({ sameId, stamp: { ...sameId, ...over } });
    expect(again({ by: BO, at: clock('14:07'), receivedAt: clock('19:00') })).toBe('repeated');
    for (const over of [{ deviceAt: clock('14:06') }, { minutes: 16 }, { note: 'Two pianos' }]) {
      expect(again(over)).toBe('STAMP_ID_REUSED');
    }
    expect(again({ operationId: idOf(9) })).toBe('STAMP_ID_REUSED');
  });

  it('lies at most five minutes ahead, and from 6 h before to 20 h after the booking', () => {
    const at = (date: Date, now = NOW) => judged({ stamp: givenStamp(1, 'extra', date), now });
    const later = clock('00:00', '2027-03-20');
    expect(at(clock('20:05'))).toBe('stored');
    expect(at(new Date(clock('20:05').getTime() + 1))).toBe('STAMP_IN_FUTURE');
    expect(at(clock('07:30'))).toBe('stored');
    expect(at(clock('07:29'))).toBe('STAMP_OTHER_DAY');
    expect(at(clock('14:30', '2027-03-11'), later)).toBe('stored');
    expect(at(clock('14:31', '2027-03-11'), later)).toBe('STAMP_OTHER_DAY');
  });

  it('names both times that run backwards', () => {
    const stamp = givenStamp(1, 'finished', clock('14:59'));
    const one = { stamp, now: NOW, job: givenJob(), sameId: undefined, target: undefined };
    expect(judgeStamp({ ...one, stored: new StampLedger([started]) })).toEqual({
      state: 'refused',
      code: 'STAMP_ORDER',
      conflicts: [
        { kind: 'started', at: started.at },
        { kind: 'finished', at: stamp.at },
      ],
    });
  });

  it('is not judged by order where its clock was more than twelve hours off', () => {
    const stamp = givenStamp(1, 'finished', clock('14:59'), { deviceAt: clock('02:58') });
    expect(judged({ stamp, stored: new StampLedger([started]) })).toBe('stored');
    const trusted = { ...stamp, deviceAt: clock('02:59') };
    expect(judged({ stamp: trusted, stored: new StampLedger([started]) })).toBe('STAMP_ORDER');
  });
});

describe('an undo', () => {
  const on = (stamp = undo('15:02'), target = started) =>
    judged({ stamp, target, stored: new StampLedger([started]) });

  it('is of the same person, up to two minutes after [R-ACTUAL-4]', () => {
    expect(on()).toBe('stored');
    expect(on(undo('15:00'))).toBe('stored');
    expect(on(undo('15:03', { by: BO }))).toBe('UNDO_NOT_YOURS');
    expect(on(undo('15:03'))).toBe('UNDO_TOO_LATE');
    expect(on(undo('14:59'))).toBe('UNDO_TOO_LATE');
  });

  it('may arrive first, and takes back no undo and nothing of another job', () => {
    expect(judged({ stamp: undo('15:02') })).toBe('stored');
    const ofOther = { ...started, operationId: idOf(9) };
    expect(on(undo('15:02'), ofOther)).toBe('NOT_FOUND');
    expect(on(undo('15:02'), { ...started, kind: 'undo', of: idOf(8) })).toBe('NOT_FOUND');
  });

  it('is refused where the other times would run backwards', () => {
    const stored = new StampLedger([
      started,
      givenStamp(4, 'finished', clock('16:00')),
      givenStamp(5, 'started', clock('17:00')),
    ]);
    expect(judged({ stamp: undo('15:01'), target: started, stored })).toBe('STAMP_ORDER');
  });
});

describe('a job', () => {
  /** One a second from 14:00, none of which can run backwards. */
  const many = (count: number, kind: 'breakStart' | 'extra' = 'breakStart', over = {}) =>
    Array.from({ length: count }, (_none, index) => {
      const at = new Date(clock('14:00').getTime() + index * 1_000);
      return givenStamp(1_000 + index, kind, at, over);
    });
  const on = (stored: StampLedger, stamp = givenStamp(1, 'breakEnd', clock('15:00')), over = {}) =>
    judged({ stored, stamp, ...over });

  it('has room for 200 stamps in force, and for the undo of one of them [R-ACTUAL-14]', () => {
    const stored = new StampLedger(many(199));
    expect(on(stored)).toBe('stored');
    const [target] = many(200);
    stored.add(givenStamp(2, 'breakStart', clock('14:59')));
    expect(on(stored)).toBe('STAMPS_FULL');
    const undoOf = givenStamp(3, 'undo', clock('14:01'), { of: target?.id });
    expect(on(stored, undoOf, { target })).toBe('stored');
  });

  it('has room for its stamps whatever undos wait for one that never came, or repeat themselves [R-ACTUAL-14]', () => {
    const undo = (index: number, of: string | undefined) =>
      givenStamp(5_000 + index, 'undo', clock('14:01'), { of: of ?? null });
    const [target] = many(1);
    const stored = new StampLedger(many(1));
    for (let index = 0; index < 400; index += 1) {
      const of = index % 2 === 0 ? idOf(index) : target?.id;
      const one = undo(index, of);
      expect(on(stored, one, index % 2 === 0 ? {} : { target })).toBe('stored');
      stored.add(one);
    }
    expect(on(stored)).toBe('stored');
    expect(on(stored, undo(400, idOf(400)))).toBe('STAMPS_FULL');
    expect(on(stored, undo(400, target?.id), { target })).toBe('STAMPS_FULL');
    expect(stored.sizeInForce).toBe(0);
  });

  it('has room for a stamp whose undo came before it; only then the undo is in force [R-ACTUAL-14]', () => {
    const [early] = many(1);
    const stored = new StampLedger(many(201).slice(1));
    const undo = givenStamp(2, 'undo', clock('14:00'), { of: early?.id });
    expect(on(stored, undo)).toBe('stored');
    stored.add(undo);
    expect(stampsInForce([undo])).toEqual([]);
    expect(on(stored, early)).toBe('stored');
    expect(stampsInForce([undo, early!])).toEqual([undo]);
  });

  it('has room for 1,000 stamps in all', () => {
    const wrong = { deviceAt: clock('00:00', '2027-03-08') };
    expect(on(new StampLedger(many(999, 'breakStart', wrong)))).toBe('stored');
    expect(on(new StampLedger(many(1_000, 'breakStart', wrong)))).toBe('STAMPS_FULL');
  });

  it('has no more than 20 hours of extra work, and 4,000 characters about it [R-ACTUAL-14]', () => {
    const extra = (minutes: number, note = 'Piano') =>
      givenStamp(1, 'extra', clock('15:00'), { minutes, note });
    const hours = new StampLedger(many(4, 'extra', { minutes: 285, note: 'Safe' }));
    expect(on(hours, extra(60))).toBe('stored');
    expect(on(hours, extra(61))).toBe('EXTRA_FULL');
    const notes = new StampLedger(many(8, 'extra', { note: 'a'.repeat(480) }));
    expect(on(notes, extra(1, 'a'.repeat(152)))).toBe('stored');
    expect(on(notes, extra(1, 'a'.repeat(153)))).toBe('EXTRA_FULL');
  });
});
