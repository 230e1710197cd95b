import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import { bookingEnvelope, envelopeWindow, isLongDrive, jobEndOf } from './envelope.js';

const quarter = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((n) => n / 4);

describe('booking envelope', () => {
  it('lays the drives around the job [R-TIME-9]', () => {
    const envelope = bookingEnvelope({
      date: '2026-11-21T14:30:00Z',
      duration: 4,
      startingDriveTime: 0.5,
      endingDriveTime: 0.75,
    });
    expect(envelope).toEqual({
      bookingStart: new Date('2026-11-21T14:00:00Z'),
      bookingDuration: 5.25,
      jobStart: new Date('2026-11-21T14:30:00Z'),
      jobDuration: 4,
      startingDriveTime: 0.5,
      endingDriveTime: 0.75,
    });
    expect(envelopeWindow(envelope).end).toEqual(new Date('2026-11-21T19:15:00Z'));
  });

  it('lasts as long as its parts and contains the job, also on the days the clocks change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2026-07-04'),
        fc.integer({ min: 28, max: 68 }),
        quarter(10),
        quarter(3),
        quarter(3),
        (day, slot, duration, startingDriveTime, endingDriveTime) => {
          const date = instantAt(day, slot * 15, 'America/Denver');
          const times = { date, duration, startingDriveTime, endingDriveTime };
          const envelope = bookingEnvelope(times);
          const window = envelopeWindow(envelope);
          const hours = (window.end.getTime() - window.start.getTime()) / HOUR_MS;
          return (
            hours === startingDriveTime + duration + endingDriveTime &&
            window.start <= date &&
            jobEndOf(times) <= window.end
          );
        },
      ),
    );
  });

  it('calls a drive long from more than half of the booking [R-TIME-10]', () => {
    expect(isLongDrive(2, 4)).toBe(false);
    expect(isLongDrive(2.25, 4)).toBe(true);
    expect(isLongDrive(0, 0)).toBe(false);
    expect(isLongDrive(1, 0)).toBe(false);
  });
});
