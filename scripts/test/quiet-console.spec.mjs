import { describe, expect, it } from '@jest/globals';
import config from '../../jest.config.mjs';
import { takeMessages } from '../../test/support/quiet-console.ts';

describe('a message on the console', () => {
  it('is kept, to fail its test, whatever its kind', () => {
    console.warn('%s is late', 'T01');
    console.info({ day: 1 });
    const told = takeMessages().map(({ message }) => message);
    expect(told).toEqual(['console.warn: T01 is late', 'console.info: { day: 1 }']);
    expect(takeMessages()).toEqual([]);
  });

  it('is minded in every project', () => {
    for (const { displayName, setupFilesAfterEnv = [] } of config.projects)
      expect([displayName, setupFilesAfterEnv.at(-1)]).toEqual([
        displayName,
        expect.stringMatching(/quiet-console\.ts$/),
      ]);
  });
});
