import { describe, expect, it } from '@jest/globals';
import { drivesLabel } from './schedule-labels.js';

describe('drives that a dispatcher should look at', () => {
  it('are said in a few words, and nothing where they are known [R-DRIVE-16]', () => {
    expect(drivesLabel({ drives: 'known' })).toBe('');
    expect(drivesLabel({ drives: 'byZip' })).toBe('Drive by the zip only');
    expect(drivesLabel({ drives: 'unknown' })).toBe('Drive not known');
    const cut = { drives: 'cut', driveCut: { from: 1.5, to: 1 } } as const;
    expect(drivesLabel(cut)).toBe('Drive cut from 1.5 h to 1 h');
  });
});
