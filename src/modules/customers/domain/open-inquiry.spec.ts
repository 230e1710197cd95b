import { describe, expect, it } from '@jest/globals';
import { inquiryNeeds } from './open-inquiry.js';

describe('an open inquiry', () => {
  it.each([
    ['2026-11-23', 'nothing', 'nothing'],
    ['2026-11-22', 'followUp', 'followUp'],
    ['2026-11-21', 'followUp', 'followUp'],
    ['2026-11-20', 'silentQuote', 'followUp'],
    ['2026-10-01', 'silentQuote', 'followUp'],
  ])('last spoken of on %s needs %s with a quote, %s without', (lastContact, quoted, unquoted) => {
    const today = '2026-11-23';
    expect(inquiryNeeds({ isQuoted: true, lastContact }, today)).toBe(quoted);
    expect(inquiryNeeds({ isQuoted: false, lastContact }, today)).toBe(unquoted);
  });
});
