import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** How this checkout's parts call each other. */
const { imports: OWN_IMPORTS } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { imports: unknown };

/** A violation of one boundary rule: the files that make it and the one that is to blame. */
interface SeededFault {
  rule: string;
  at: string;
  files: Record<string, string>;
}

const fault = (
  rule: string,
  at: string,
  imported: string,
  others: Record<string, string> = {},
): SeededFault => ({
  rule,
  at,
  files: { [at]: `import '${imported}';\nexport const fault = '${rule}';\n`, ...others },
});

const empty = 'export const nothing = 0;\n';
const npmPackage = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.js',
  }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
});

const MOVES = 'src/modules/moves';
const BOARD = 'web/features/scheduling';

/**
 * What the seeded violations import, each file in its right place, and imports that are allowed.
 */
export const CLEAN_FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'fixture',
    type: 'module',
    imports: OWN_IMPORTS,
    dependencies: {
      luxon: '1',
      'class-validator': '1',
      'ag-grid-community': '1',
      'react-big-calendar': '1',
    },
    devDependencies: { supertest: '1' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  }),
  ...npmPackage('luxon'),
  ...npmPackage('class-validator'),
  ...npmPackage('supertest'),
  ...npmPackage('ag-grid-community'),
  ...npmPackage('react-big-calendar'),
  'src/kernel/money.ts': "import 'luxon';\n",
  'src/kernel/validation/text.ts': "import 'class-validator';\nimport '../money.js';\n",
  'src/platform/clock/clock.ts': "import '#kernel/money.js';\n",
  'src/app/api.module.ts':
    "import '#modules/moves/moves.module.js';\nimport '#modules/trucks/trucks.module.js';\n",
  'src/modules/customers/index.ts': "import './commands/roll/roll.command.js';\n",
  'src/modules/customers/commands/roll/roll.command.ts':
    "import '../../../moves/index.js';\nimport '../../contract/list.dto.js';\n",
  'src/modules/customers/contract/list.dto.ts':
    "import 'class-validator';\nimport '../domain/rule.js';\nimport '../../moves/contract/move.dto.js';\n",
  'src/modules/customers/domain/rule.ts': "import '#kernel/money.js';\nimport 'luxon';\n",
  'src/modules/referrers/index.ts': "import './contract/referrer.dto.js';\n",
  'src/modules/referrers/contract/referrer.dto.ts': "import 'class-validator';\n",
  'src/modules/trucks/index.ts': "import '../branches/index.js';\n",
  'src/modules/trucks/trucks.module.ts': "import './index.js';\n",
  'src/modules/branches/index.ts': "import '#kernel/money.js';\n",
  [`${MOVES}/moves.module.ts`]: "import './commands/add/add.handler.js';\n",
  [`${MOVES}/index.ts`]: "import './commands/add/add.command.js';\n",
  [`${MOVES}/commands/add/add.command.ts`]:
    "import '../../../referrers/contract/referrer.dto.js';\n",
  [`${MOVES}/commands/add/add.handler.ts`]:
    "import './add.command.js';\nimport '../../persistence/move.repository.js';\nimport '../../../referrers/index.js';\n",
  [`${MOVES}/persistence/move.repository.ts`]: "import './move.row.js';\n",
  [`${MOVES}/persistence/move.row.ts`]: "import '../domain/move.js';\n",
  [`${MOVES}/domain/move.ts`]: "import '#kernel/money.js';\n",
  [`${MOVES}/http/moves.controller.ts`]:
    "import '../commands/add/add.command.js';\nimport '../contract/move.dto.js';\n",
  [`${MOVES}/contract/move.dto.ts`]: "import '../../referrers/contract/referrer.dto.js';\n",
  'src/modules/presence/index.ts': "import '../access/index.js';\n",
  'src/modules/access/index.ts': "import '#kernel/money.js';\n",
  'web/app/router.ts': "import '../pages/customer/customer-page.js';\n",
  'web/pages/customer/customer-page.ts':
    "import '../../features/moves/index.js';\nimport '../../features/customers/index.js';\n",
  'web/features/moves/index.ts': "import '../../shared/grid/grid.js';\n",
  'web/features/customers/index.ts':
    "import './components/list.js';\nimport '../moves/index.js';\n",
  'web/features/customers/components/list.ts':
    "import '#modules/customers/contract/list.dto.js';\n",
  [`${BOARD}/model/place.ts`]: "import '#kernel/money.js';\n",
  'web/shared/grid/grid.ts': "import 'ag-grid-community';\n",
  'web/shared/calendar/calendar.ts': "import 'react-big-calendar';\n",
  'test/e2e/support.ts': "import '#modules/customers/contract/list.dto.js';\n",
  'scripts/tool.ts': empty,
};

export const SEEDED_FAULTS: SeededFault[] = [
  fault('no-circular', 'src/platform/http/a.ts', './b.js', {
    'src/platform/http/b.ts': "import './a.js';\n",
  }),
  {
    rule: 'no-orphans',
    at: 'src/platform/http/orphan.ts',
    files: { 'src/platform/http/orphan.ts': empty },
  },
  fault('no-unresolved', 'src/platform/http/lost.ts', './nowhere.js'),
  fault('no-import-of-tests', 'src/platform/http/tested.ts', '../../../test/e2e/support.js'),
  fault('no-import-of-tests', 'web/shared/ui/tooled.ts', '../../../scripts/tool.js'),
  fault('no-development-package-in-production', 'src/platform/http/asks.ts', 'supertest'),
  fault('kernel-is-pure', 'src/kernel/file.ts', 'node:fs'),
  fault('kernel-is-pure', 'src/kernel/decorated.ts', 'class-validator'),
  fault('kernel-validation-is-browser-safe', 'src/kernel/validation/file.ts', 'node:fs'),
  fault('platform-knows-no-module', 'src/platform/http/guard.ts', '#modules/access/index.js'),
  fault('app-is-the-top', 'src/platform/http/top.ts', '../../app/api.module.js'),
  fault(
    'only-app-joins-nest-modules',
    `${MOVES}/moves.api.module.ts`,
    '../customers/customers.module.js',
    {
      'src/modules/customers/customers.module.ts': "import './index.js';\n",
    },
  ),
  fault('server-never-imports-web', 'src/platform/http/page.ts', '../../../web/app/router.js'),
  fault(
    'only-through-the-face',
    'src/modules/customers/commands/peek/peek.handler.ts',
    '../../../moves/domain/move.js',
  ),
  fault('face-shows-messages-only', 'src/modules/calls/index.ts', './commands/log/log.handler.js', {
    'src/modules/calls/commands/log/log.handler.ts': "import '#kernel/money.js';\n",
  }),
  fault('domain-is-pure', `${MOVES}/domain/reads-file.ts`, 'node:fs'),
  fault('domain-is-pure', `${MOVES}/domain/knows-row.ts`, '../persistence/move.row.js'),
  fault(
    'rows-stay-in-persistence',
    `${MOVES}/commands/read/read.handler.ts`,
    '../../persistence/move.row.js',
  ),
  fault('contract-is-browser-safe', `${MOVES}/contract/row.dto.ts`, '../persistence/move.row.js'),
  fault(
    'handlers-know-no-edge',
    `${MOVES}/commands/reply/reply.handler.ts`,
    '../../http/moves.controller.js',
  ),
  fault(
    'reads-and-writes-apart',
    `${MOVES}/queries/get/get.handler.ts`,
    '../../commands/add/add.command.js',
  ),
  fault(
    'edges-speak-through-the-bus',
    `${MOVES}/http/row.controller.ts`,
    '../persistence/move.row.js',
  ),
  fault(
    'edges-speak-through-the-bus',
    `${MOVES}/processors/direct.processor.ts`,
    '../commands/add/add.handler.js',
  ),
  fault('module-map:moves', `${MOVES}/commands/up/up.handler.ts`, '../../../customers/index.js'),
  fault('module-map:unknown', 'src/modules/stray/index.ts', '#kernel/money.js'),
  fault(
    'web-sees-contracts-only',
    'web/features/moves/row.ts',
    '#modules/moves/persistence/move.row.js',
  ),
  fault(
    'web-shared-knows-nothing-above',
    'web/shared/ui/up.ts',
    '../../features/customers/index.js',
  ),
  fault(
    'web-feature-knows-nothing-above',
    'web/features/customers/up.ts',
    '../../pages/customer/customer-page.js',
  ),
  fault('web-page-knows-no-app', 'web/pages/customer/up.ts', '../../app/router.js'),
  fault(
    'web-feature-through-the-face',
    'web/features/mail/peek.ts',
    '../customers/components/list.js',
  ),
  fault(
    'web-page-through-the-face',
    'web/pages/customer/peek.ts',
    '../../features/customers/components/list.js',
  ),
  fault('web-one-grid', 'web/features/customers/grid.ts', 'ag-grid-community'),
  fault('web-one-calendar', 'web/features/scheduling/week.ts', 'react-big-calendar'),
  fault('web-map:moves', 'web/features/moves/sideways.ts', '../customers/index.js'),
  fault('web-map:unknown', 'web/features/stray/index.ts', '#kernel/money.js'),
  fault('board-room:crew', `${BOARD}/crew/drawn.ts`, '../board/day-board.js', {
    [`${BOARD}/board/day-board.ts`]: "import '../model/place.js';\n",
  }),
  fault('board-room:unknown', `${BOARD}/attic/old.ts`, '../model/place.js'),
  fault('board-model-is-pure', `${BOARD}/model/asks.ts`, '../../../shared/grid/grid.js'),
  {
    rule: 'no-folder-cycle',
    at: 'src/platform/nest',
    files: {
      'src/platform/nest/egg.ts': "import '../hen/hen.js';\n",
      'src/platform/hen/hen.ts': empty,
      'src/platform/hen/coop.ts': "import '../nest/straw.js';\n",
      'src/platform/nest/straw.ts': empty,
    },
  },
  fault(
    'browser-tests-act-as-people',
    'test/e2e/insider.e2e.spec.ts',
    '#modules/moves/persistence/move.row.js',
  ),
];
