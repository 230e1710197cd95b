import { fileURLToPath } from 'node:url';

const swc = ({ esm, tsx }) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: esm ? 'es6' : 'commonjs' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        ...(tsx ? { react: { runtime: 'automatic' } } : {}),
      },
    },
  },
];
const sourceForJs = { '^(\\.{1,2}/.*)\\.js$': '$1' };
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Server-side projects run as ES modules: start jest with --experimental-vm-modules (scripts/test.mjs does). */
const node = (displayName, roots, testMatch, extra = {}) => ({
  displayName,
  testEnvironment: 'node',
  roots: roots.map(at),
  testMatch,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: sourceForJs,
  transform: { '^.+\\.ts$': swc({ esm: true, tsx: false }) },
  setupFiles: ['reflect-metadata'],
  ...extra,
});
const withPostgres = {
  globalSetup: at('test/support/postgres/global-setup.mjs'),
  globalTeardown: at('test/support/postgres/global-teardown.mjs'),
};

export default {
  testTimeout: 30_000,
  projects: [
    node('unit', ['src'], ['**/*.spec.ts']),
    node('architecture', ['test/architecture'], ['**/*.spec.ts']),
    node('api', ['test/api'], ['**/*.api.spec.ts'], withPostgres),
    node('jobs', ['test/jobs'], ['**/*.spec.ts'], withPostgres),
    {
      displayName: 'web',
      testEnvironment: at('web/testing/jest-environment.cjs'),
      roots: [at('web')],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      setupFilesAfterEnv: [at('web/testing/setup.ts')],
      moduleNameMapper: {
        ...sourceForJs,
        '\\.css$': at('web/testing/empty.cjs'),
      },
      transform: { '^.+\\.[tj]sx?$': swc({ esm: false, tsx: true }) },
    },
    node('e2e', ['test/e2e'], ['**/*.e2e.spec.ts']),
  ],
};
