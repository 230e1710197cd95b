import { describe, expect, it } from '@jest/globals';
import { gapBlocks, isTight, tightTurnarounds } from './turnaround.js';

const at = (clock: string) => new Date(`2026-11-21T${clock}:00Z`);
const window = (start: string, end: string) => ({ start: at(start), end: at(end) });
const booking = (operationId: string, truckId: string, start: string, end: string) => ({
  operationId,
  truckId,
  follows: null as string | null,
  ...window(start, end),
});

describe('turnaround', () => {
  it('is the blocks between two bookings, in either order', () => {
    const [morning, noon] = [window('14:00', '16:00'), window('17:00', '18:00')];
    expect(gapBlocks(morning, noon)).toBe(4);
    expect(gapBlocks(noon, morning)).toBe(4);
    expect(gapBlocks(morning, window('15:00', '17:00'))).toBeLessThan(0);
  });

  it('is tight under an hour [R-BOARD-17]', () => {
    expect(isTight(window('14:00', '16:00'), window('17:00', '18:00'))).toBe(false);
    expect(isTight(window('14:00', '16:00'), window('16:45', '18:00'))).toBe(true);
    expect(isTight(window('14:00', '16:05'), window('17:00', '18:00'))).toBe(true);
  });

  it('marks both blocks, on one truck only [R-BOARD-17]', () => {
    const bookings = [
      booking('a', 'T1', '14:00', '16:00'),
      booking('c', 'T1', '20:00', '21:00'),
      booking('b', 'T1', '16:15', '18:00'),
      booking('d', 'T2', '16:15', '18:00'),
    ];
    expect([...tightTurnarounds(bookings, 15)].sort()).toEqual(['a', 'b']);
  });

  it('may be as short as the branch wants where the truck drives there directly [R-DIRECT-3]', () => {
    const bookings = [
      booking('a', 'T1', '14:00', '16:00'),
      { ...booking('b', 'T1', '16:15', '18:00'), follows: 'a' },
    ];
    expect([...tightTurnarounds(bookings, 15)]).toEqual([]);
    expect([...tightTurnarounds(bookings, 30)]).toEqual(['a', 'b']);
  });
});
