const { MUTATION_OF } = process.env;

/**
 * `npm run test:mutation`: changes pure code in one place at a time and counts the changes that no
 * unit test notices; `MUTATION_OF=src/modules/mail/domain` looks at one folder only, and at what
 * its own tests notice. The results are kept under .local/mutation, so that the next run tries only
 * what has changed since.
 */
export default {
  mutate: [
    ...(MUTATION_OF
      ? [`${MUTATION_OF}/**/*.ts`]
      : ['src/kernel/**/*.ts', 'src/modules/*/domain/**/*.ts']),
    '!src/**/*.spec.ts',
    '!src/**/{*.fixture.ts,testing/**}',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'test/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // What is computed once, when a module loads, would need a process of its own for each change.
  ignoreStatic: true,
  concurrency: 2,
  // Endless loops are noticed by their rounds; this is for a machine that is busy.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `.local/mutation/${MUTATION_OF?.replaceAll('/', '.') ?? 'all'}.json`,
  tempDirName: '.local/mutation/work',
  // Only what the tests read is copied.
  ignorePatterns: ['**', '!src/**', '!test/mutation/**', '!*.json', '!jest.config.mjs'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.local/mutation/report.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
