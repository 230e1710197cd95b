/** What each jest project needs around it. */
const PROJECTS = {
  unit: [],
  tools: [],
  architecture: [],
  web: [],
  api: ['postgres', 'redis'],
  jobs: ['postgres', 'redis'],
  e2e: ['postgres', 'redis', 'chromium', 'build'],
  resilience: ['postgres', 'redis', 'nginx', 'build'],
};

/** Where the spec files of each project are; a folder before the one around it. */
const ROOTS = {
  'test/architecture/': 'architecture',
  'test/api/': 'api',
  'test/jobs/': 'jobs',
  'test/e2e/': 'e2e',
  'test/resilience/': 'resilience',
  'scripts/': 'tools',
  'src/': 'unit',
  'web/': 'web',
};

/** Long tests of load and faults: they run on request, not with every change. */
const ON_REQUEST = ['resilience'];

/**
 * One more than the cores of the smallest machine: some tests wait for time to pass. Jest begins with the files
 * that took longest the last time, or else with the largest, which are groups of specs.
 */
const WORKERS = 3;

// What measures a machine has it to itself: after the others, this many files at a time.
const ALONE = { resilience: 1 };

/**
 * Splits the wanted projects into runs of jest.
 * @param {string[]} args what was typed after `npm test --`
 * @returns {{ runs: { projects: string[], workers: number, args: string[] }[], needs: string[] }}
 */
export function planRuns(args) {
  const { selected, rest } = takeSelection(args);
  const together = selected.filter((project) => !(project in ALONE));
  const alone = selected.filter((project) => project in ALONE);
  // A pattern may match in only one of the runs; without one, a project without tests is a fault.
  const jestArgs = rest.length > 0 ? ['--passWithNoTests', ...rest] : [];
  const runs = [
    { projects: together, workers: WORKERS, args: jestArgs },
    ...alone.map((project) => ({ projects: [project], workers: ALONE[project], args: jestArgs })),
  ];
  return {
    runs: runs.filter(({ projects }) => projects.length > 0),
    needs: [...new Set(selected.flatMap((project) => PROJECTS[project]))],
  };
}

/** Whoever names files waits only for what their projects need; otherwise all projects but the long ones. */
function projectsOf(args) {
  const roots = args.map((word) => Object.keys(ROOTS).find((root) => `${word}/`.startsWith(root)));
  if (args.length > 0 && roots.every(Boolean))
    return [...new Set(roots.map((root) => ROOTS[root]))];
  return Object.keys(PROJECTS).filter((project) => !ON_REQUEST.includes(project));
}

/** As jest does, `--selectProjects` takes every following word up to the next option. */
function takeSelection(args) {
  const at = args.indexOf('--selectProjects');
  if (at < 0) return { selected: projectsOf(args), rest: args };
  const after = args.slice(at + 1);
  const count = after.findIndex((word) => word.startsWith('-'));
  const selected = count < 0 ? after : after.slice(0, count);
  const unknown = selected.filter((project) => !(project in PROJECTS));
  if (unknown.length > 0 || selected.length === 0) {
    throw new Error(`--selectProjects takes some of: ${Object.keys(PROJECTS).join(', ')}`);
  }
  return { selected, rest: [...args.slice(0, at), ...after.slice(selected.length)] };
}
