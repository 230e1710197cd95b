import { describe, expect, it } from '@jest/globals';
import { nounceOf, versionOf } from './version.js';

describe('the version of a customer on the wire', () => {
  it('comes back as the number that went out', () => {
    expect(versionOf(nounceOf(17))).toBe(17);
  });

  it.each(['', '0', '01', '1.0', ' 1', '1e3', '-1', 'abc'])('is none in %p', (sent) => {
    expect(versionOf(sent)).toBeNaN();
  });
});
