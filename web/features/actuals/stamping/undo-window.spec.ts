import { given, JOB } from './stamping.fixture';
import { isOver, secondsLeft, undoable } from './undo-window';

describe('undo', () => {
  const left = given('leftYard', '13:15');
  const after = (seconds: number): number => left.since + seconds * 1000;

  it('is offered for two minutes, for the last stamp that counts [R-CREW-17]', () => {
    expect(undoable(JOB, [left], after(0))).toBe(left);
    expect(secondsLeft(left, after(1))).toBe(119);
    expect(undoable(JOB, [left], after(120))).toBe(left);
    expect(undoable(JOB, [left], after(121))).toBeNull();
    expect(undoable('another', [left], after(1))).toBeNull();
    const started = given('started', '13:16');
    expect(undoable(JOB, [left, started], after(90))).toBe(started);
    expect(undoable(JOB, [left, { ...started, state: 'refused' }], after(90))).toBe(left);
    const undo = given('undo', '13:16', { of: started.stamp.id });
    expect(undoable(JOB, [left, started, undo], after(90))).toBe(left);
  });

  it('is not offered by a clock that was set back', () => {
    expect(undoable(JOB, [left], after(-1))).toBeNull();
  });

  it('is what a stored stamp is kept for, and no longer', () => {
    const stored = { ...left, state: 'stored' as const };
    expect([isOver(stored, after(120)), isOver(stored, after(121))]).toEqual([false, true]);
    expect(isOver(left, after(9_999))).toBe(false);
  });
});
