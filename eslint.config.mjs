import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// What needs types is judged by oxlint (.oxlintrc.json), which has the native compiler's.

const MAX_PARAMETERS = 5;
// A Nest provider names its dependencies one by one; beyond this it does too much.
const MAX_DEPENDENCIES = 8;

const SOURCES = ['src/**/*.ts', 'test/**/*.ts', 'web/**/*.{ts,tsx}', 'vite.config.ts'];
const SPECS = ['**/*.spec.{ts,tsx,mjs}', 'test/**', 'web/testing/**', 'src/platform/testing/**'];

const parameters = [
  {
    selector: `:function[params.length>${MAX_PARAMETERS}]:not(MethodDefinition[kind="constructor"] > FunctionExpression)`,
    message: `At most ${MAX_PARAMETERS} parameters: pass one object.`,
  },
  {
    selector: `MethodDefinition[kind="constructor"] > FunctionExpression[params.length>${MAX_DEPENDENCIES}]`,
    message: `At most ${MAX_DEPENDENCIES} dependencies: split the class.`,
  },
];

const wallClock = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Ask the Clock: a handler or a rule must be testable at any time of day.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Ask the Clock: a handler or a rule must be testable at any time of day.',
  },
  {
    selector:
      'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(now|local|utc)$/][arguments.length=0]',
    message: 'Ask the Clock: a handler or a rule must be testable at any time of day.',
  },
];

const ONE_STORE =
  'State that is shown is a slice of the page\'s store: see "State in the page" in ARCHITECTURE.';

const ownStores = [
  {
    selector: 'ImportSpecifier[imported.name="useSyncExternalStore"]',
    message: ONE_STORE,
  },
  {
    selector: 'NewExpression[callee.name="Set"] > TSTypeParameterInstantiation > TSFunctionType',
    message: ONE_STORE,
  },
  {
    selector:
      'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator:not([id.typeAnnotation]) > NewExpression[callee.name=/^(Map|Set|EventTarget)$/][arguments.length=0]',
    message: ONE_STORE,
  },
];

const awaitAtTop = [
  {
    selector:
      'Program > :matches(ExpressionStatement, VariableDeclaration > VariableDeclarator, ExportNamedDeclaration > VariableDeclaration > VariableDeclarator) > AwaitExpression',
    message:
      'Safari before 27 lets a second importer read a module that still waits: wait in a function.',
  },
];

const behaviourInData = [
  {
    selector: 'MethodDefinition[kind!="constructor"], PropertyDefinition > :function',
    message: 'A DTO is data: no methods, getters or functions.',
  },
];

const doubleCasts = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message:
      'A cast by way of unknown hides what the compiler knows: narrow, or give the thing its type.',
  },
];

const BY_NAME = 'Another part is imported by its name: #kernel/…, #platform/…, #modules/…';
/** A folder of `src` so deep below a part that this leaves it; nothing climbs higher than two folders. */
const leavesItsPart = (name, files, regex) => ({
  name: `imports by name: ${name}`,
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message: BY_NAME }] }] },
});
const importsByName = [
  leavesItsPart(
    'from outside',
    ['{web,test}/**/*.{ts,tsx}'],
    '^\\.\\./(.*/)?src/(kernel|platform|modules)/',
  ),
  leavesItsPart(
    'from the server',
    ['src/**/*.ts'],
    '^(\\.\\./)+(kernel|platform|modules)/|^(\\.\\./){3}',
  ),
  ...[0, 1].map((depth) =>
    leavesItsPart(
      `${depth} below a module`,
      [`src/modules/*/${'*/'.repeat(depth)}*.ts`],
      `^(\\.\\./){${depth + 1}}`,
    ),
  ),
];

const restricted = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });

export default tseslint.config(
  { ignores: ['dist/', 'data/', '.local/', 'coverage/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'every file',
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-undef': 'off',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,web,test,scripts}/**/': 'KEBAB_CASE' },
      ],
      ...restricted(parameters),
    },
  },
  {
    name: 'typed sources',
    files: SOURCES,
    extends: [tseslint.configs.base],
    rules: {
      'max-classes-per-file': ['error', 1],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read a settings class: only platform/config knows the environment.',
        },
      ],
      'no-console': 'error',
    },
  },
  {
    name: 'environment',
    files: ['src/platform/config/**', ...SPECS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    name: 'what is shipped',
    files: ['src/**/*.ts', 'web/**/*.{ts,tsx}'],
    ignores: [...SPECS, '**/*.fixture.ts'],
    rules: restricted(parameters, doubleCasts),
  },
  {
    name: 'data on the wire',
    files: ['**/*.dto.ts'],
    rules: {
      ...restricted(parameters, doubleCasts, behaviourInData),
      // The bodies and queries of one resource are in one file.
      'max-classes-per-file': 'off',
    },
  },
  {
    name: 'time comes from the clock',
    files: ['src/modules/*/{commands,queries,domain,reactions}/**/*.ts'],
    ignores: SPECS,
    rules: restricted(parameters, doubleCasts, wallClock),
  },
  {
    name: 'specs',
    files: SPECS,
    rules: {
      'max-classes-per-file': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    name: 'react',
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    name: 'the page has one store',
    files: ['web/**/*.{ts,tsx}'],
    ignores: [
      ...SPECS,
      // Computed once and never changed; nothing waits for it to change.
      'web/shared/format/time.ts',
      'web/shared/calendar/zoned-localizer.ts',
      'web/features/access/sign-in/provider-answer.ts',
      // Calls wait in it for each other: promises, which no state can contain.
      'web/features/scheduling/api/in-turn.ts',
    ],
    rules: restricted(parameters, ownStores, awaitAtTop),
  },
  ...importsByName,
);
