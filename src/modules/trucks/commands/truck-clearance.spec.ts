import { describe, expect, it } from '@jest/globals';
import { TruckClearance } from './truck-clearance.js';

function clearanceOf(days: string[]): { clearance: TruckClearance; cleared: string[] } {
  const cleared: string[] = [];
  const clearance = new TruckClearance({
    bookedDaysOf: () => Promise.resolve(days),
    clear: (truckId) => {
      cleared.push(truckId);
      return Promise.resolve();
    },
  });
  return { clearance, cleared };
}

describe('TruckClearance', () => {
  it('refuses while the truck has bookings, naming the days and counting the bookings', async () => {
    const { clearance, cleared } = clearanceOf(['2026-11-21', '2026-11-21', '2026-11-24']);
    await expect(clearance.clear('t', false)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'OUTSTANDING_BOOKINGS',
      details: { dates: ['2026-11-21', '2026-11-24'], bookings: 3 },
    });
    expect(cleared).toEqual([]);
  });

  it('clears them once a person confirmed', async () => {
    const { clearance, cleared } = clearanceOf(['2026-11-21']);
    await clearance.clear('t', true);
    expect(cleared).toEqual(['t']);
  });

  it('frees the seats of a truck without bookings too', async () => {
    const { clearance, cleared } = clearanceOf([]);
    await clearance.clear('t', false);
    expect(cleared).toEqual(['t']);
  });
});
