import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** In a whole run a project's spec files come in groups (scripts/test/spec-groups.mjs). */
const grouped = (project) =>
  process.env.SPEC_GROUPS
    ? { roots: [join(process.env.SPEC_GROUPS, project)], testMatch: ['**/*.group.ts'] }
    : {};

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

// The sources import the compiled file names (`./x.js`), as ES modules in Node must.
const sourceForJs = {
  '^(\\.{1,2}/.*)\\.js$': '$1',
  // `imports` of package.json, where it says what the condition for sources means.
  '^#(kernel|platform|modules)/(.*)\\.js$': at('src/$1/$2'),
};

/** As `npm run test:nightly` asks for it; properties are tried ten times as often then. */
const IS_THOROUGH = process.env.THOROUGH === 'yes';
const MORE_RUNS = IS_THOROUGH ? [at('test/support/more-runs.ts')] : [];

/** A message on the console fails its test. */
const QUIET = at('test/support/quiet-console.ts');

/** Server-side projects run as ES modules: jest needs --experimental-vm-modules (scripts/test.mjs passes it). */
const node = (displayName, root, testMatch, extra = {}) => ({
  displayName,
  testEnvironment: 'node',
  roots: [at(root)],
  testMatch,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: sourceForJs,
  transform: { '^.+\\.ts$': swc({ esm: true, tsx: false }) },
  setupFiles: ['reflect-metadata', ...MORE_RUNS],
  setupFilesAfterEnv: [QUIET],
  ...extra,
});

const withServer = {
  setupFiles: [at('test/support/server-setup.mjs'), ...MORE_RUNS],
  globalSetup: at('test/support/postgres/global-setup.mjs'),
  globalTeardown: at('test/support/postgres/global-teardown.mjs'),
};

export default {
  testTimeout: IS_THOROUGH ? 900_000 : 300_000,
  // Modules of ES module tests stay in memory; a worker that has grown too large is replaced.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    node('unit', 'src', ['**/*.spec.ts'], grouped('unit')),
    node('tools', 'scripts', ['**/*.spec.mjs'], { setupFiles: [] }),
    node('architecture', 'test/architecture', ['**/*.spec.ts']),
    node('api', 'test/api', ['**/*.api.spec.ts'], { ...withServer, ...grouped('api') }),
    node('jobs', 'test/jobs', ['**/*.spec.ts'], { ...withServer, ...grouped('jobs') }),
    {
      displayName: 'web',
      testEnvironment: at('web/testing/jest-environment.cjs'),
      roots: [at('web')],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      setupFiles: MORE_RUNS,
      setupFilesAfterEnv: [at('web/testing/setup.ts'), QUIET],
      moduleNameMapper: {
        ...sourceForJs,
        '\\.css$': at('web/testing/empty.cjs'),
        '\\?(worker&)?url$': at('web/testing/empty.cjs'),
        '/OptionalPortal\\.cjs$': at('web/testing/optional-portal.tsx'),
        '/use-id\\.cjs$': at('web/testing/use-id.ts'),
        // Made when the page is built.
        '^virtual:': at('web/testing/empty.cjs'),
        // Draws with WebGL and exists for bundlers only.
        '^maplibre-gl$': at('web/testing/map-library.ts'),
      },
      transform: { '^.+\\.[tj]sx?$': swc({ esm: false, tsx: true }) },
      // These are published as ES modules only.
      transformIgnorePatterns: [
        '/node_modules/(?!(oauth4webapi|d3-delaunay|delaunator|robust-predicates)/)',
      ],
      ...grouped('web'),
    },
    node('e2e', 'test/e2e', ['**/*.e2e.spec.ts'], { ...withServer, ...grouped('e2e') }),
    node('resilience', 'test/resilience', ['**/*.resilience.spec.ts'], withServer),
  ],
};
