import { describe, expect, it } from '@jest/globals';
import { NOTHING_LEFT, testsOfTheNight } from './night-tests.mjs';
import { brokenPromises, untested } from './rule-coverage.mjs';

const FILES = {
  'a.spec.ts': "itAtNight('is slow [R-PLAN-10]', work);",
  'b.spec.ts': "it('is quick [R-PLAN-11]', work);",
};
const left = testsOfTheNight(Object.keys(FILES), (path) => FILES[path]);
const rules = ['R-PLAN-10', 'R-PLAN-11'].map((number) => ({ number, text: number }));

describe('tests of the night', () => {
  it('hold their rules where a change leaves them out, and no others', () => {
    expect(untested(rules, [], left)).toEqual(['No test that passed holds: R-PLAN-11']);
    expect(untested(rules, [], NOTHING_LEFT)).toHaveLength(2);
  });

  it('keep what is promised by their title, as long as they are there', () => {
    const promised = (title) => [{ entry: '1', tests: [{ file: 'a.spec.ts', title }] }];
    expect(brokenPromises(promised('is slow'), [], left)).toEqual([]);
    expect(brokenPromises(promised('is slower'), [], left)).toHaveLength(1);
    expect(brokenPromises(promised('is slow'), [], NOTHING_LEFT)).toHaveLength(1);
  });
});
