import { describe, expect, it } from '@jest/globals';
import { countTone } from './mark-tones.js';
import { at, givenMarked } from './marked-booking.fixture.js';
import { isUnusual, NEVER_MARKED } from './usual-marks.js';

const bookings = (count: number) =>
  Array.from({ length: count }, (_, n) => givenMarked(String(n), 'T1', ['12:00', '15:00']));
const toneOf = (
  mark: 'tight' | 'mayRunLate' | 'problemAddress',
  [marked, of]: [number, number],
  usual: number,
) =>
  countTone(mark, bookings(marked), {
    now: at('07:00'),
    bookingCount: of,
    usual: { ...NEVER_MARKED, tight: usual, mayRunLate: usual },
  });

describe('how common marks look where they are counted', () => {
  it('is red only from a tenth above the usual share on [R-BOARD-62]', () => {
    expect([toneOf('tight', [30, 44], 0.62), toneOf('tight', [33, 44], 0.62)]).toEqual([
      ...['amber', 'red'],
    ]);
    expect([toneOf('mayRunLate', [30, 44], 0.62), toneOf('mayRunLate', [33, 44], 0.62)]).toEqual([
      ...['note', 'red'],
    ]);
  });

  it('is not red at the very tenth, nor of one alone, nor of another mark [R-BOARD-62]', () => {
    expect([toneOf('tight', [8, 10], 0.7), toneOf('tight', [3, 10], 0.2)]).toEqual([
      ...['amber', 'amber'],
    ]);
    expect([toneOf('tight', [1, 2], 0), toneOf('tight', [2, 4], 0)]).toEqual(['amber', 'red']);
    expect(toneOf('problemAddress', [4, 4], 0)).toBe('amber');
  });

  it('goes by nothing for whom the usual is not shown [R-BOARD-62]', () => {
    expect(isUnusual('tight', 4, { bookingCount: 4, usual: null })).toBe(false);
  });
});
