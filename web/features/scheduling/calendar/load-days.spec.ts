import { heatOf, loadFigures, loadLabel } from './load-days';

const load = (bookedMinutes: number, capacityMinutes: number) => ({
  ...{ date: '2026-11-21', bookedMinutes, capacityMinutes, bookings: 1, unassigned: 0 },
});

describe('how full a day is', () => {
  it('is told in per cent of the hours of its trucks [R-BOARD-42]', () => {
    expect(loadFigures(load(6180, 7200))).toEqual({
      percent: 86,
      hours: '103 of 120 h',
      moves: '1 move',
    });
    expect(loadLabel({ ...load(6180, 7200), unassigned: 2 })).toBe(
      '1 move, 2 unassigned, 86% full, 103 of 120 h booked',
    );
  });

  it.each([
    ['nothing', 0, 720, 0],
    ['a sixth', 120, 720, 1],
    ['five sixths', 600, 720, 5],
    ['more than there is', 900, 720, 5],
    ['something on no truck', 60, 0, 5],
  ])('is drawn in six steps: %s', (_what, booked, capacity, heat) => {
    expect(heatOf(load(booked, capacity))).toBe(heat);
  });
});
