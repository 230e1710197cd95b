import { jobHours, startHours, truckHours } from './named-hours';

const ZONE = 'America/Chicago';
const [start, end] = ['2026-11-26T15:00:00Z', '2026-11-26T19:00:00Z'];

describe('the hours of a held time in words', () => {
  it('are those at which the customer expects the crew [R-SLOT-30]', () => {
    const from = (window: [string, string] | null) =>
      startHours(
        {
          start,
          window: window && {
            from: `2026-11-26T${window[0]}:00Z`,
            to: `2026-11-26T${window[1]}:00Z`,
          },
        },
        ZONE,
      );
    expect(from(null)).toBe('start 9:00 AM');
    expect(from(['15:00', '16:30'])).toBe('start 9:00 – 10:30 AM');
    expect(from(['17:30', '19:00'])).toBe('start 11:30 AM – 1:00 PM');
  });

  it('are those of the job, or those that the truck is taken for [R-SLOT-30]', () => {
    expect(jobHours({ start, end }, ZONE)).toBe('job 9:00 AM – 1:00 PM');
    expect(truckHours({ start, end }, ZONE)).toBe('truck 9:00 AM – 1:00 PM');
  });
});
