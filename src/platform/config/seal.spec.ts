import { describe, expect, it } from '@jest/globals';
import { AppConfig } from './app.config.js';
import { loadConfig } from './load-config.js';
import { Seal } from './seal.js';
import { SecretKeyConfig } from './secret-key.config.js';
import { SecretKey } from './secret-key.js';

const [OLDEST, OLD, NEW] = ['oldest', 'old', 'new'].map((name) => `${name}-`.padEnd(40, 'x')) as [
  string,
  string,
  string,
];
const TEXT = '1//refresh-token-ü';

const sealOf = (present: string, ...former: string[]): Seal => {
  const settings = { SECRET_KEY: present, FORMER_SECRET_KEYS: former.join(', ') };
  const secret = new SecretKey(loadConfig(SecretKeyConfig, settings), loadConfig(AppConfig, {}));
  return new Seal(secret, 'tests');
};

describe('a keyring', () => {
  it('opens what the present key and each former one sealed', () => {
    const ring = sealOf(NEW, OLD, OLDEST);
    for (const key of [NEW, OLD, OLDEST]) {
      expect(ring.open(sealOf(key).seal(TEXT, 'here'), 'here')).toBe(TEXT);
    }
  });

  it('seals with the present key', () => {
    const sealed = sealOf(NEW, OLD).seal(TEXT, 'here');
    expect(sealOf(NEW).open(sealed, 'here')).toBe(TEXT);
    expect(() => sealOf(OLD).open(sealed, 'here')).toThrow('none of the keys');
  });

  it('seals anew what a former key sealed, and nothing else', () => {
    const ring = sealOf(NEW, OLD);
    const anew = ring.withCurrentKey(sealOf(OLD).seal(TEXT, 'here'), 'here') ?? '';
    expect(sealOf(NEW).open(anew, 'here')).toBe(TEXT);
    expect(ring.withCurrentKey(anew, 'here')).toBeUndefined();
    expect(() => ring.withCurrentKey(sealOf(OLDEST).seal(TEXT, 'here'), 'here')).toThrow(
      'none of the keys',
    );
    expect(() => ring.withCurrentKey(sealOf(OLD).seal(TEXT, 'there'), 'here')).toThrow(
      'none of the keys',
    );
  });
});
