import { expect, it } from '@jest/globals';
import { BOARD_MARKS } from './board-marks.js';
import { markTone } from './mark-tones.js';
import { at, facts, givenMarked } from './marked-booking.fixture.js';
import type { MarkedBooking } from './marked-booking.js';

/** Planned from 12:00 to 15:00, promised from 12:00 to 1:30 PM. */
const given = (over: Partial<MarkedBooking>) =>
  givenMarked('a', 'T1', ['12:00', '15:00'], { promisedTo: at('13:30'), ...over });

it('is red of what has no truck, a note of what may be late, amber of the rest [R-BOARD-60]', () => {
  const tones = BOARD_MARKS.map((mark) => [mark, markTone(mark, given({}), at('07:00'))]);
  expect(tones.filter(([, tone]) => tone !== 'amber')).toEqual([
    ['unassigned', 'red'],
    ['mayRunLate', 'note'],
  ]);
});

it('is red of a job that waits beyond what was promised [R-BOARD-60]', () => {
  const toneAt = (expected: string) => {
    const waits = facts({ waitsFor: 'before', expectedStart: at(expected) });
    return markTone('cantStart', given({ facts: waits }), at('10:00'));
  };
  expect([toneAt('13:30'), toneAt('13:45')]).toEqual(['amber', 'red']);
});

it('is red of a job that runs late beyond what was promised, or beyond its planned end [R-BOARD-60]', () => {
  const toneAt = (now: string, started: Date | null = null) =>
    markTone('runningLate', given({ facts: facts({ started }) }), at(now));
  expect([toneAt('13:30'), toneAt('13:31')]).toEqual(['amber', 'red']);
  const begun = at('12:10');
  expect([toneAt('13:31', begun), toneAt('15:00', begun), toneAt('15:01', begun)]).toEqual([
    ...['amber', 'amber', 'red'],
  ]);
});
