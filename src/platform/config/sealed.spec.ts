import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealed.js';

const key = randomBytes(32);
const secret = '1//refresh-token-ü';

describe('sealed secrets', () => {
  it('open with their key and context and never look the same twice', () => {
    const sealed = seal(key, secret, 'branch:1');
    expect(sealed).not.toContain('refresh');
    expect(seal(key, secret, 'branch:1')).not.toBe(sealed);
    expect(unseal(key, sealed, 'branch:1')).toBe(secret);
  });

  it('stay shut for another key, another context and after any change', () => {
    const sealed = seal(key, secret, 'branch:1');
    expect(() => unseal(randomBytes(32), sealed, 'branch:1')).toThrow();
    expect(() => unseal(key, sealed, 'branch:2')).toThrow();
    const changed = `${sealed.slice(0, 8)}A${sealed.slice(8)}`;
    expect(() => unseal(key, changed, 'branch:1')).toThrow();
    expect(() => unseal(key, secret, 'branch:1')).toThrow('unknown version');
  });
});
