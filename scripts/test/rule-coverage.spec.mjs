import { describe, expect, it } from '@jest/globals';
import { brokenPromises, readPromises, rulesOf, untested } from './rule-coverage.mjs';

const RULES = `# Signing in

Who may come in.

- **R-ACCESS-1** Signing out forgets the token.
- **R-ACCESS-2** Rates are shown.
`;
const REPAIRS = `# What fell short

- **1.1** Before: kept the token. Now: forgets it.
  - \`web/sign-out.spec.tsx\` › forgets the token
  - \`test/e2e/leave.e2e.spec.ts\` › goes to /signin
- **1.2** Before: no rates. Now: rates.
`;
const PASSED = [
  { file: 'web/sign-out.spec.tsx', title: 'sign-out forgets the token [R-ACCESS-1, R-LIVE-2]' },
  { file: 'test/e2e/leave.e2e.spec.ts', title: 'leaving goes to /signin' },
];

describe('a page of rules', () => {
  it('has an entry for each rule', () => {
    expect(rulesOf(RULES)).toEqual([
      { number: 'R-ACCESS-1', text: '**R-ACCESS-1** Signing out forgets the token.' },
      { number: 'R-ACCESS-2', text: '**R-ACCESS-2** Rates are shown.' },
    ]);
  });

  it('is broken by a rule that no passed test names at the end of its title', () => {
    const rules = rulesOf(RULES);
    const second = 'No test that passed holds: **R-ACCESS-2** Rates are shown.';
    expect(untested(rules, PASSED)).toEqual([second]);
    expect(untested(rules, [{ file: 'a', title: 'sees [R-ACCESS-2] too' }])).toHaveLength(2);
    expect(untested(rules, [...PASSED, { file: 'a', title: 'sees [R-ACCESS-2]' }])).toEqual([]);
  });
});

describe('a page of repairs', () => {
  it('names tests under each', () => {
    expect(readPromises(REPAIRS)).toEqual([
      {
        entry: '**1.1** Before: kept the token. Now: forgets it.',
        tests: [
          { file: 'web/sign-out.spec.tsx', title: 'forgets the token' },
          { file: 'test/e2e/leave.e2e.spec.ts', title: 'goes to /signin' },
        ],
      },
      { entry: '**1.2** Before: no rates. Now: rates.', tests: [] },
    ]);
  });

  it('is broken by a repair without a test and by a test that did not pass', () => {
    const untold = 'No test holds: **1.2** Before: no rates. Now: rates.';
    expect(brokenPromises(readPromises(REPAIRS), PASSED)).toEqual([untold]);
    expect(brokenPromises(readPromises(REPAIRS), PASSED.slice(1))).toEqual([
      'Did not run and pass: web/sign-out.spec.tsx › forgets the token',
      untold,
    ]);
  });
});
