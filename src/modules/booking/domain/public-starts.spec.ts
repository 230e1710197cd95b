import { describe, expect, it } from '@jest/globals';
import { minutesLeft, publicStarts } from './public-starts.js';

const STARTS = [
  { time: '08:00', slots: 1 },
  { time: '12:00', slots: 2 },
];

describe('what a visitor is offered', () => {
  it('is what fits into the share that is left', () => {
    const room = { trucks: 1, minutesLeft: minutesLeft(720, 50, 120) };
    expect(room.minutesLeft).toBe(240);
    expect(publicStarts(STARTS, 4, room, false)).toEqual(STARTS);
    expect(publicStarts(STARTS, 4.25, room, false)).toEqual([]);
  });

  it('is never the last of two or more trucks', () => {
    const room = { trucks: 2, minutesLeft: 720 };
    expect(publicStarts(STARTS, 4, room, false)).toEqual([{ time: '12:00', slots: 1 }]);
    expect(publicStarts(STARTS, 4, room, true)).toEqual(STARTS);
  });
});
