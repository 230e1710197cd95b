import { describe, expect, it } from '@jest/globals';
import { isUnderWay, mayBecome, REPORT_STATES } from './report-state.js';

describe('a report', () => {
  it('is under way until it has come to an end', () => {
    expect(REPORT_STATES.filter(isUnderWay)).toEqual(['queued', 'running']);
  });

  it.each(['queued', 'running', 'failed'] as const)('may run when it is %s', (state) => {
    expect(mayBecome(state, 'running')).toBe(true);
  });

  it.each(['done', 'cancelled'] as const)('stays as it is when it is %s', (state) => {
    expect(REPORT_STATES.filter((to) => mayBecome(state, to))).toEqual([]);
  });
});
