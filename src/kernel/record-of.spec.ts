import { describe, expect, it } from '@jest/globals';
import { pickFields, recordOf, omitFields } from './record-of.js';

describe('records by names', () => {
  const thing: { a: number; b?: string; c: null } = { a: 1, c: null };

  it('have a value for each of them', () => {
    expect(recordOf(['a', 'b'], (name) => name.toUpperCase())).toEqual({ a: 'A', b: 'B' });
  });

  it('keep what there is of a thing, and nothing of none', () => {
    expect(Object.keys(pickFields(thing, ['b', 'c']))).toEqual(['c']);
    expect(pickFields<typeof thing, 'a'>(undefined, ['a'])).toEqual({});
  });

  it('leave a thing as it is when they lack some of it', () => {
    expect(omitFields(thing, ['a', 'other'])).toEqual({ c: null });
    expect(thing.a).toBe(1);
  });
});
