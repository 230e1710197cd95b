import { afterEach, describe, expect, it } from '@jest/globals';
import { portOf } from './port.mjs';

describe('a port to be served on', () => {
  afterEach(() => delete process.env.SOME_PORT);

  it.each([
    ['', 3000],
    ['0', 0],
    ['65535', 65535],
  ])('is read from its setting: "%s"', (text, port) => {
    process.env.SOME_PORT = text;
    expect(portOf('SOME_PORT', 3000)).toBe(port);
  });

  it.each(['abc', '-1', '3000.5', '65536'])('is no "%s", which is said in one sentence', (text) => {
    process.env.SOME_PORT = text;
    expect(() => portOf('SOME_PORT', 3000)).toThrow(
      'The setting SOME_PORT must be a whole number from 0 to 65535.',
    );
  });
});
