import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inCheckout } from '../lib/checkout.mjs';
import { PARTS, readParts, wordsOf } from './parts.mjs';

describe('the parts of the nightly tests', () => {
  it('are all where none is named, and those that are', () => {
    expect(readParts([])).toEqual({ names: Object.keys(PARTS), options: [] });
    expect(readParts(['saturday', '--testPathPatterns', 'hands'])).toEqual({
      names: ['saturday'],
      options: ['--testPathPatterns', 'hands'],
    });
  });

  it('are named where somebody asks for another', () => {
    expect(() => readParts(['friday'])).toThrow(/thorough, resilience, mutation.*not friday/);
  });

  it('are programs that there are', () => {
    const files = Object.values(PARTS).map(({ file }) => file);
    expect(files.filter((file) => !existsSync(inCheckout(file)))).toEqual([]);
  });

  it('take what jest is told, and mutation tests nothing', () => {
    expect(wordsOf(PARTS['1-am'], ['-t', 'day'])).toEqual([
      'scripts/test.mjs',
      ...['--selectProjects', 'web', 'api', 'e2e', '-t', 'day'],
    ]);
    expect(wordsOf(PARTS['1-am'], ['--selectProjects', 'unit'])).toEqual([
      'scripts/test.mjs',
      ...['--selectProjects', 'unit'],
    ]);
    expect(wordsOf(PARTS.mutation, ['-t', 'day'])).toEqual([
      PARTS.mutation.file,
      ...PARTS.mutation.words,
    ]);
  });
});
