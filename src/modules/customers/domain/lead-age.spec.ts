import { describe, expect, it } from '@jest/globals';
import { leadAgeColor } from './lead-age.js';

const now = new Date('2026-11-21T16:00:00Z');
const color = (minutes: number) => leadAgeColor(new Date(now.getTime() - minutes * 60_000), now);

describe('lead age', () => {
  it('is green up to an hour, yellow up to four, then red [R-LIST-11]', () => {
    expect([0, 60, 60.01, 240, 240.01, 9999].map(color)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'red',
      'red',
    ]);
  });
});
