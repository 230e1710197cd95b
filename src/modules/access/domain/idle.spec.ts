import { describe, expect, it } from '@jest/globals';
import { mostMinutesUnused, USE_NOTED_MINUTES } from './idle.js';

describe('a session that is not used', () => {
  it('ends after that long, and the minutes in which a use may not have been noted', () => {
    expect(mostMinutesUnused(30)).toBe(30 + USE_NOTED_MINUTES);
  });

  it('does not end by that where no limit is set', () => {
    expect(mostMinutesUnused(undefined)).toBeNull();
  });
});
