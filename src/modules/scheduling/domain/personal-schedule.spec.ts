import { describe, expect, it } from '@jest/globals';
import { personalTimes } from './personal-schedule.js';

describe('personal schedule', () => {
  it('asks the crew to the yard half an hour before it departs [R-CREW-9]', () => {
    expect(
      personalTimes({
        bookingStart: new Date('2026-11-21T14:00:00Z'),
        jobStart: new Date('2026-11-21T14:30:00Z'),
        jobDuration: 4.25,
      }),
    ).toEqual({
      arrive: new Date('2026-11-21T13:30:00Z'),
      depart: new Date('2026-11-21T14:00:00Z'),
      start: new Date('2026-11-21T14:30:00Z'),
      end: new Date('2026-11-21T18:45:00Z'),
    });
  });

  it('asks nobody to the yard where the truck comes straight from the job before [R-CREW-9]', () => {
    const depart = new Date('2026-11-21T14:00:00Z');
    const jobStart = new Date('2026-11-21T14:15:00Z');
    const envelope = { bookingStart: depart, jobStart, jobDuration: 2 };
    expect(personalTimes(envelope, { fromJobBefore: true })).toMatchObject({
      arrive: depart,
      depart,
      start: jobStart,
    });
  });
});
