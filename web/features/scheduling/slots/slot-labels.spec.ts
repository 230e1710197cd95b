import { givenSlot } from './given-slot.fixture';
import { slotSpoken, slotTrucks } from './slot-labels';

const ZONE = 'America/Chicago';
const window = { from: '2026-11-26T18:00:00Z', to: '2026-11-26T21:00:00Z' };
const [truck] = givenSlot().trucks;

describe('a free time in words', () => {
  it('is read out as one would say it on the phone', () => {
    expect(slotSpoken(givenSlot({ window }), ZONE)).toBe('Thursday 12 to 3, truck T03');
    const trucks = [truck!, { ...truck!, name: 'T05' }];
    const half = givenSlot({ start: '2026-11-26T14:30:00Z', trucks });
    expect(slotSpoken(half, ZONE)).toBe('Thursday 8:30, trucks T03 and T05');
    expect(slotTrucks(half)).toBe('T03 and T05');
  });
});
