import { describe, expect, it } from '@jest/globals';
import { startOutside, takenFor, withHours } from './retiming.js';

const ZONE = 'America/Chicago';
const JOB = {
  date: new Date('2027-03-13T14:30:00Z'),
  duration: 4,
  startingDriveTime: 0.5,
  endingDriveTime: 0.25,
  earlyStart: false,
};

describe('an operation at other hours', () => {
  it('keeps what nobody changes, drives always', () => {
    const on = { day: '2027-03-13', timezone: ZONE };
    expect(withHours(JOB, { duration: 5 }, on)).toEqual({ ...JOB, duration: 5 });
    expect(withHours(JOB, { start: '10:15' }, on)).toEqual({
      ...JOB,
      date: new Date('2027-03-13T16:15:00Z'),
    });
  });

  it('keeps its start to the second on its own day', () => {
    const date = new Date('2027-03-13T14:30:30Z');
    const on = { day: '2027-03-13', timezone: ZONE };
    expect(withHours({ ...JOB, date }, {}, on).date).toEqual(date);
  });

  it('keeps its time on the wall on another day, over the change of clocks', () => {
    const on = { day: '2027-03-15', timezone: ZONE };
    expect(withHours(JOB, {}, on).date).toEqual(new Date('2027-03-15T13:30:00Z'));
  });

  it('takes its truck from the drive out to the drive back', () => {
    expect(takenFor(JOB)).toEqual({
      start: new Date('2027-03-13T14:00:00Z'),
      end: new Date('2027-03-13T18:45:00Z'),
    });
  });
});

describe('a start that is not offered', () => {
  const at = (start: string, over: object = {}) =>
    startOutside(
      withHours({ ...JOB, ...over }, { start }, { day: '2027-03-13', timezone: ZONE }),
      JOB.date,
      ZONE,
    );

  it('says which one is the first and the last', () => {
    const limits = { earliest: '08:00', latest: '16:45' };
    expect([at('07:45'), at('17:00')]).toEqual([limits, limits]);
    expect([at('08:00'), at('16:45')]).toEqual([null, null]);
  });

  it('is never the one that it has, even where no other is left [R-BOARD-31]', () => {
    expect(at('08:30', { duration: 14 })).toBeNull();
    expect(at('09:00', { duration: 14 })).toEqual({ earliest: '08:30', latest: '08:30' });
  });

  it('is judged by its early start', () => {
    expect(at('07:15', { earlyStart: true })).toBeNull();
  });
});
