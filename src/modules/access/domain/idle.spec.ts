import { describe, expect, it } from '@jest/globals';
import { idleSince, isUseToBeNoted, USE_NOTED_MINUTES } from './idle.js';

const NOON = new Date('2026-01-05T12:00:00Z');
const minutesBefore = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

describe('a session that is not used', () => {
  it('ends after that long, and the minutes in which a use may not have been noted', () => {
    expect(idleSince(NOON, 30)).toEqual(minutesBefore(30 + USE_NOTED_MINUTES));
  });

  it('does not end by that where no limit is set', () => {
    expect(idleSince(NOON, undefined)).toEqual(new Date(0));
  });
});

describe('a use', () => {
  it('is noted once in a while', () => {
    expect(isUseToBeNoted(NOON, minutesBefore(USE_NOTED_MINUTES))).toBe(false);
    expect(isUseToBeNoted(NOON, minutesBefore(USE_NOTED_MINUTES + 1))).toBe(true);
    expect(isUseToBeNoted(NOON, minutesBefore(-60))).toBe(false);
  });
});
