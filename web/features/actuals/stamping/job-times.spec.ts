import fc from 'fast-check';
import { STAMP_KINDS } from '#modules/actuals/contract/actual-terms.js';
import { givenActual } from '../../../testing/given-actual';
import { jobTimes } from './job-times';
import { nextStep, otherStep } from './next-step';
import { at, given, JOB, NEXT_JOB } from './stamping.fixture';

describe('the times of a job', () => {
  it('are the server’s, with what waits to be sent', () => {
    const actual = givenActual({ state: 'out', leftYard: at('13:15') });
    const times = jobTimes(JOB, actual, [given('started', '13:31'), given('breakStart', '14:00')]);
    expect(times).toMatchObject({ leftYard: at('13:15'), started: at('13:31'), onBreak: true });
    expect(jobTimes(NEXT_JOB, null, [given('started', '13:31')]).started).toBeNull();
  });

  it('are the earliest departure and start, the latest end and return', () => {
    const actual = givenActual({ leftYard: at('13:15'), finished: at('17:00') });
    const queue = [
      ...[given('leftYard', '13:10'), given('leftYard', '13:20')],
      ...[given('finished', '16:50'), given('finished', '17:05')],
    ];
    expect(jobTimes(JOB, actual, queue)).toMatchObject({
      leftYard: at('13:10'),
      finished: at('17:05'),
    });
  });

  it('lose what is taken back, whether it was sent or not [R-CREW-17]', () => {
    const waiting = given('started', '13:31');
    const undo = given('undo', '13:32', { of: waiting.stamp.id });
    expect(jobTimes(JOB, null, [waiting, undo]).started).toBeNull();
    const stored = { ...waiting, state: 'stored' as const, storedAt: at('13:31') };
    const actual = givenActual({ state: 'working', started: at('13:31') });
    expect(jobTimes(JOB, actual, [stored, undo]).started).toBeNull();
    expect(jobTimes(JOB, actual, [stored]).started).toBe(at('13:31'));
  });

  it('have nothing of what was refused, and count extra minutes once', () => {
    const refused = given('started', '13:31', { state: 'refused' });
    const waiting = given('extra', '14:00', { minutes: 20, note: 'Piano' });
    const stored = { ...waiting, state: 'stored' as const, storedAt: at('14:00') };
    expect(jobTimes(JOB, null, [refused])).toMatchObject({ started: null });
    expect(jobTimes(JOB, givenActual({ extraMinutes: 10 }), [waiting]).extraMinutes).toBe(30);
    expect(jobTimes(JOB, givenActual({ extraMinutes: 30 }), [stored]).extraMinutes).toBe(30);
  });

  it('lead to the next step, and to the end whatever is stamped on the way [R-CREW-16]', () => {
    const steps: (string | null)[] = [];
    const queue = [];
    for (let clock = 10; clock < 14; clock += 1) {
      const next = nextStep(jobTimes(JOB, null, queue));
      steps.push(next);
      if (next) queue.push(given(next, `${clock}:00`));
    }
    expect(steps).toEqual(['leftYard', 'started', 'finished', 'backYard']);
    expect(nextStep(jobTimes(JOB, null, queue))).toBeNull();
    const anything = fc.array(fc.constantFrom(...STAMP_KINDS), { maxLength: 12 });
    fc.assert(
      fc.property(anything, fc.boolean(), (kinds, isFollowed) => {
        const rows = kinds.map((kind, n) => given(kind, `10:${String(n).padStart(2, '0')}`));
        for (let taps = 0; taps < 6; taps += 1) {
          const times = jobTimes(JOB, null, rows);
          const next = nextStep(times, isFollowed);
          if (next === null) return;
          expect(otherStep(times)).not.toBe(next);
          rows.push(given(next, `11:0${taps}`));
        }
        throw new Error('Never done');
      }),
    );
  });
});
