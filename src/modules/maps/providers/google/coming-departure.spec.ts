import { describe, expect, it } from '@jest/globals';
import { comingDeparture } from './coming-departure.js';

const now = new Date('2026-11-21T12:00:00Z');
const coming = (at: string): string => comingDeparture(new Date(at), now).toISOString();

describe('comingDeparture', () => {
  it('keeps what is to come', () => {
    expect(coming('2026-11-21T12:05:00Z')).toBe('2026-11-21T12:05:00.000Z');
  });

  it('moves what is past to the same time of a coming week', () => {
    expect(coming('2026-11-21T11:59:00Z')).toBe('2026-11-28T11:59:00.000Z');
    expect(coming('2026-11-02T15:00:00Z')).toBe('2026-11-23T15:00:00.000Z');
    expect(coming('2026-11-21T12:00:30Z')).toBe('2026-11-28T12:00:30.000Z');
  });
});
