import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../operation.js';
import { isLegTooLong, linkedTimes } from './direct-leg.js';
import type { DirectLeg } from './direct-leg.js';
import { byTheYard, legsOf, withLegs } from './linked-operation.js';
import { drivenTo, legBetween } from './wanted-leg.js';

const OPERATION: Operation = {
  id: 'b',
  date: new Date('2027-03-01T18:00:00Z'),
  duration: 4,
  moverCount: 2,
  truck: 't',
  unassigned: false,
  earlyStart: false,
  earlyStartNotes: '',
  requiresLift: false,
  arrivalWindow: null,
  startingDriveTime: 0.5,
  endingDriveTime: 0.75,
  startingTyped: false,
  endingTyped: true,
  startingCutFrom: null,
  endingCutFrom: null,
  pinned: null,
  follows: null,
  followedBy: null,
};
const legOf = (followedId: string, followerId: string, hours: number): DirectLeg => ({
  followedId,
  followerId,
  hours,
  approximate: true,
  yardDriveOut: 0.5,
  yardDriveBack: 0.75,
});

describe('an operation with direct legs', () => {
  it('drives out by the leg up to quarters where it follows, and not back where it is followed [R-DIRECT-1]', () => {
    const before = legOf('a', 'b', 0.26);
    const after = legOf('b', 'c', 0.2);
    const between = withLegs(OPERATION, { made: [before, after] });
    expect(between).toMatchObject({
      startingDriveTime: 0.5,
      endingDriveTime: 0,
      follows: before,
      followedBy: after,
    });
    expect(legsOf(between)).toEqual([before, after]);
  });

  it('is as before when they end, together or one by one, and whatever came between [R-DIRECT-4]', () => {
    const [before, after] = [legOf('a', 'b', 1.1), legOf('b', 'c', 0.2)];
    const between = withLegs(OPERATION, { made: [before, after] });
    expect(byTheYard(between)).toEqual(OPERATION);
    const half = withLegs(between, { ended: [before] });
    expect(half).toMatchObject({ startingDriveTime: 0.5, endingDriveTime: 0, follows: null });
    expect(withLegs(half, { ended: [after] })).toEqual(OPERATION);
    const anew = withLegs(between, { made: [{ ...before, hours: 0.3 }] });
    expect(byTheYard(anew)).toEqual(OPERATION);
  });

  it('does not change by the leg of others', () => {
    expect(withLegs(OPERATION, { made: [legOf('x', 'y', 1)], ended: [legOf('y', 'z', 1)] })).toBe(
      OPERATION,
    );
  });
});

describe('a direct leg', () => {
  const end = new Date('2027-03-01T17:30:00Z');

  it('is rounded up to quarters for the envelope, and judged by its exact length', () => {
    const drives = { startingDriveTime: 1, endingDriveTime: 1 };
    const outs = [0, 0.01, 0.25, 0.2501].map(
      (follows) => linkedTimes(drives, { follows }).startingDriveTime,
    );
    expect(outs).toEqual([0, 0.25, 0.25, 0.5]);
    expect(isLegTooLong(end, 0.5, new Date('2027-03-01T18:00:00Z'))).toBe(false);
    expect(isLegTooLong(end, 0.51, new Date('2027-03-01T18:00:00Z'))).toBe(true);
  });

  it('is known between stops that have positions and are no Hold, and begins at the end of the job [R-DIRECT-1]', () => {
    const stop = { workType: 'Load' as const, latitude: 35, longitude: -97 };
    const to = drivenTo(stop);
    expect(to).toEqual({ latitude: 35, longitude: -97 });
    expect(drivenTo(undefined)).toBeNull();
    expect(drivenTo({ ...stop, workType: 'Hold' })).toBeNull();
    expect(drivenTo({ ...stop, latitude: null })).toBeNull();
    expect(legBetween({ lastStop: to, jobEnd: end }, { firstStop: to })).toEqual({
      from: to,
      to,
      departure: end,
    });
    expect(legBetween({ lastStop: null, jobEnd: end }, { firstStop: to })).toBeNull();
  });
});
