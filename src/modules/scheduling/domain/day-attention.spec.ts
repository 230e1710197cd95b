import { describe, expect, it } from '@jest/globals';
import { dayAttention } from './day-attention.js';
import { at, DAY, givenMarked, TIMEZONE } from './marked-booking.fixture.js';
import { NEVER_MARKED } from './usual-marks.js';

const booking = (operationId: string, truckId: string | null, from: string, to: string) =>
  givenMarked(operationId, truckId, [from, to], { moverCount: 3 });
const BOARD = {
  ...{ day: DAY, timezone: TIMEZONE, now: at('07:00'), turnaroundMinutes: 15 },
  usual: NEVER_MARKED,
};

describe('what needs attention on a day', () => {
  it('is what the board marks, by urgency and then by start [R-TODAY-5]', () => {
    const { items, counts } = dayAttention({
      ...BOARD,
      bookings: [
        booking('late', 'T1', '14:00', '19:00'),
        booking('loose2', null, '13:00', '15:00'),
        booking('loose1', null, '09:00', '11:00'),
      ],
      crew: { movers: [{ mover: 'm', truck: 'T1', position: 1 }], onCall: [] },
    });
    expect(items.map(({ mark, booking: of, truckId }) => [mark, of?.operationId, truckId])).toEqual(
      [
        ['unassigned', 'loose1', null],
        ['unassigned', 'loose2', null],
        ['missingLead', undefined, 'T1'],
        ['shortCrew', undefined, 'T1'],
        ['lateFinish', 'late', 'T1'],
      ],
    );
    expect(counts).toEqual({ unassigned: 2, missingLead: 1, shortCrew: 1, lateFinish: 1 });
  });

  it('counts trucks with bookings, who is on them and who they lack [R-TODAY-6]', () => {
    const movers = [
      { mover: 'a', truck: 'T1', position: 0 },
      { mover: 'b', truck: 'T1', position: 1 },
      { mover: 'c', truck: 'Idle', position: 0 },
    ];
    const { trucks, crew, missing } = dayAttention({
      ...BOARD,
      bookings: [booking('x', 'T1', '09:00', '12:00'), booking('y', 'T2', '09:00', '12:00')],
      crew: { movers, onCall: [] },
    });
    expect({ trucks, crew, missing }).toEqual({ trucks: 2, crew: 2, missing: 4 });
  });
});
