import { describe, expect, it } from '@jest/globals';
import { IsOptional } from 'class-validator';
import { EnvWholeNumber } from './env-whole-number.js';
import { loadConfig } from './load-config.js';

class Settings {
  @EnvWholeNumber('WAIT_MS', { min: 100, max: 60_000 })
  waitMs = 5_000;

  @EnvWholeNumber('METRICS_PORT', { min: 1, max: 65_535 })
  @IsOptional()
  port?: number;
}

describe('a setting that is a whole number', () => {
  it.each(['100', '60000'])('may be %s, which is a bound', (text) => {
    expect(loadConfig(Settings, { WAIT_MS: text }).waitMs).toBe(Number(text));
  });

  it('has its default where nothing is said', () => {
    expect(loadConfig(Settings, { WAIT_MS: '' })).toEqual({ waitMs: 5_000 });
  });

  it.each(['abc', '99', '60001', '100.5', 'Infinity', '-100'])(
    'is refused as %s in a sentence that names it and what it must be',
    (text) => {
      expect(() => loadConfig(Settings, { WAIT_MS: text })).toThrow(
        'The setting WAIT_MS must be a whole number from 100 to 60000.',
      );
    },
  );

  it('is judged where it may be absent, too', () => {
    expect(() => loadConfig(Settings, { METRICS_PORT: '0' })).toThrow(
      'The setting METRICS_PORT must be a whole number from 1 to 65535.',
    );
  });
});
