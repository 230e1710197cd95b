import { describe, expect, it } from '@jest/globals';
import { templateKind } from './template-kind.js';

describe('templateKind', () => {
  it('is the kind that is named so, or the other', () => {
    const kinds = ['estimate', 'confirmation', 'custom'] as const;
    const named = ['confirmation', 'Confirmation', '', undefined].map((text) =>
      templateKind(text, kinds, 'custom'),
    );
    expect(named).toEqual(['confirmation', 'custom', 'custom', 'custom']);
  });
});
