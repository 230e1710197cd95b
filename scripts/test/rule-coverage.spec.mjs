import { describe, expect, it } from '@jest/globals';
import { brokenPromises, readPromises } from './rule-coverage.mjs';

const PAGE = `# Signing in

- **R-ACCESS-1** Signing out forgets the token.
  - \`web/sign-out.spec.tsx\` › forgets the token
  - \`test/e2e/leave.e2e.spec.ts\` › goes to /signin
- **R-ACCESS-2** Rates are shown.
`;
const PASSED = [
  { file: 'web/sign-out.spec.tsx', title: 'sign-out forgets the token' },
  { file: 'test/e2e/leave.e2e.spec.ts', title: 'leaving goes to /signin' },
];

describe('a page of rules', () => {
  it('names tests under each rule', () => {
    expect(readPromises(PAGE)).toEqual([
      {
        rule: '**R-ACCESS-1** Signing out forgets the token.',
        tests: [
          { file: 'web/sign-out.spec.tsx', title: 'forgets the token' },
          { file: 'test/e2e/leave.e2e.spec.ts', title: 'goes to /signin' },
        ],
      },
      { rule: '**R-ACCESS-2** Rates are shown.', tests: [] },
    ]);
  });

  it('is broken by a rule without a test and by a test that did not pass', () => {
    const untested = 'No test holds: **R-ACCESS-2** Rates are shown.';
    expect(brokenPromises(readPromises(PAGE), PASSED)).toEqual([untested]);
    expect(brokenPromises(readPromises(PAGE), PASSED.slice(1))).toEqual([
      'Did not run and pass: web/sign-out.spec.tsx › forgets the token',
      untested,
    ]);
  });
});
