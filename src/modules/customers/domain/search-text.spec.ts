import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { phoneDigits, phoneTerm, searchText, searchWords, toleratesSlip } from './search-text.js';

describe('search text', () => {
  it('ignores case, accents and extra spaces', () => {
    expect(searchText('  José   NÚÑEZ ')).toBe('jose nunez');
    expect(searchText('Groß Łukasz Ærø')).toBe('gross lukasz aero');
    expect(searchText('İstanbul')).toBe('istanbul');
    expect(searchText(null)).toBe('');
  });

  it('is settled after one pass', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => searchText(searchText(text)) === searchText(text),
      ),
    );
  });

  it('seeks phone numbers by their digits', () => {
    expect(phoneDigits('+1 (405) 555-0137')).toBe('14055550137');
    expect(phoneTerm('(405) 555')).toBe('405555');
    expect(phoneTerm('40')).toBeNull();
    expect(phoneTerm('A405')).toBeNull();
  });

  it('forgives a slip in words of four letters or more', () => {
    expect(searchWords('  Ana María ')).toEqual(['ana', 'maria']);
    expect(searchWords('ana maria').map(toleratesSlip)).toEqual([false, true]);
    expect(searchWords('   ')).toEqual([]);
  });
});
