import { describe, expect, it } from '@jest/globals';
import { brokenPromises, readPromises } from './spec-coverage.mjs';

const LIST = `# What holds the specification

## 2. Screens
- Logout clears the session.
  - \`web/sign-out.spec.tsx\` › forgets the token
  - \`test/e2e/leave.e2e.spec.ts\` › goes to /signin
- Rates are shown.
`;
const PASSED = [
  { file: 'web/sign-out.spec.tsx', title: 'sign-out forgets the token' },
  { file: 'test/e2e/leave.e2e.spec.ts', title: 'leaving goes to /signin' },
];

describe('the list of what holds the specification', () => {
  it('names tests under each sentence', () => {
    expect(readPromises(LIST)).toEqual([
      {
        sentence: 'Logout clears the session.',
        tests: [
          { file: 'web/sign-out.spec.tsx', title: 'forgets the token' },
          { file: 'test/e2e/leave.e2e.spec.ts', title: 'goes to /signin' },
        ],
      },
      { sentence: 'Rates are shown.', tests: [] },
    ]);
  });

  it('is broken by a sentence without a test and by a test that did not pass', () => {
    expect(brokenPromises(readPromises(LIST), PASSED)).toEqual(['No test holds: Rates are shown.']);
    expect(brokenPromises(readPromises(LIST), PASSED.slice(1))).toEqual([
      'Did not run and pass: web/sign-out.spec.tsx › forgets the token',
      'No test holds: Rates are shown.',
    ]);
  });
});
