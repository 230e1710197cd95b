import { describe, expect, it } from '@jest/globals';
import { NOTHING_LEFT, testsOfTheNight } from './night-tests.mjs';
import { brokenPromises, untested } from './rule-coverage.mjs';

const FILES = {
  'a.spec.ts': "itAtNight('is slow [R-PLAN-10]', work);",
  'b.spec.ts': "it('is quick [R-PLAN-11]', work);",
  'c.spec.ts': "it.each(someOf(ABSENT, 3))('names %s in a line [R-PLAN-11]', work);",
};
const left = testsOfTheNight(Object.keys(FILES), (path) => FILES[path]);
const rules = ['R-PLAN-10', 'R-PLAN-11'].map((number) => ({ number, text: number }));

describe('tests of the night', () => {
  it('hold their rules where a change leaves them out, and no others', () => {
    expect(untested(rules, [], left)).toEqual(['No test that passed holds: R-PLAN-11']);
    expect(untested(rules, [], NOTHING_LEFT)).toHaveLength(2);
  });

  const promised = (title, file = 'a.spec.ts') => [{ entry: '1', tests: [{ file, title }] }];

  it('keep what is promised by their title, as long as they are there', () => {
    expect(brokenPromises(promised('is slow'), [], left)).toEqual([]);
    expect(brokenPromises(promised('is slower'), [], left)).toHaveLength(1);
    expect(brokenPromises(promised('is slow'), [], NOTHING_LEFT)).toHaveLength(1);
  });

  it('keep what is promised of a case that a change leaves out', () => {
    const kept = promised('names a missing file in a line', 'c.spec.ts');
    expect(brokenPromises(kept, [], left)).toEqual([]);
    expect(brokenPromises(kept, [], NOTHING_LEFT)).toHaveLength(1);
    expect(brokenPromises(promised('tells a missing file', 'c.spec.ts'), [], left)).toHaveLength(1);
  });
});
