import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { inCheckout } from '../lib/checkout.mjs';

/** What a spec of pages must not find loaded, or would leave behind, and who says so: a file of its own. */
const OWN_PAGE = /jest\.(mock|unmock|resetModules|isolateModules)\b|needs a page of its own/;

/** Jobs of the samples are known once they are loaded; the product's specs would find them without a processor. */
const NO_BENCH = /^(?![^]*\bJobBench\b)/;

/**
 * The projects whose spec files take longer to load what they test than to test it, and into how many groups
 * a whole run puts them. To jest a group is one file: modules are loaded once for all its specs, which keep
 * to themselves as ever: those of the server each with a running server and a database of its own, those of
 * pages with a document that is emptied after each test, and hooks for themselves (`within`).
 */
const GROUPED = {
  unit: { root: 'src', ending: /\.spec\.ts$/, groups: 3, line: importLine },
  api: { root: 'test/api', ending: /\.api\.spec\.ts$/, groups: 9, line: importLine },
  web: { root: 'web', ending: /\.spec\.tsx?$/, groups: 8, line: requireLine, alone: OWN_PAGE },
  jobs: { root: 'test/jobs', ending: /\.spec\.ts$/, groups: 1, line: importLine, alone: NO_BENCH },
  e2e: { root: 'test/e2e', ending: /\.e2e\.spec\.ts$/, groups: 7, line: importLine },
};

const FOLDER = '.local/spec-groups';

/**
 * Writes the groups again.
 * @returns {{ env: Record<string, string>, members: Map<string, string[]> }} what jest.config.mjs has to
 *   know, and the spec files of each group's file; paths from the checkout's top
 */
export function writeSpecGroups() {
  rmSync(inCheckout(FOLDER), { recursive: true, force: true });
  const members = new Map();
  for (const [project, groups] of Object.entries(specsOfGroups())) {
    groups.forEach((specs, place) => {
      const group = `${FOLDER}/${project}/${place + 1}.group.ts`;
      mkdirSync(dirname(inCheckout(group)), { recursive: true });
      writeFileSync(inCheckout(group), groupOf(specs, dirname(group), GROUPED[project].line));
      members.set(group, specs);
    });
  }
  return { env: { SPEC_GROUPS: inCheckout(FOLDER) }, members };
}

/** @returns {Record<string, string[][]>} by project its groups of spec files */
export const specsOfGroups = () =>
  Object.fromEntries(
    Object.entries(GROUPED).map(([project, { root, ending, groups, alone: own }]) => {
      const specs = specsIn(root, ending);
      const alone = own ? specs.filter(({ path }) => own.test(textOf(path))) : [];
      const together = specs.filter((spec) => !alone.includes(spec));
      return [project, [...deal(together, groups), ...alone.map(({ path }) => [path])]];
    }),
  );

/** What passed, by spec file: a group's tests are under each of its files. */
export const bySpecFile = (tests, members) =>
  tests.flatMap(({ file, title }) =>
    (members.get(file) ?? [file]).map((member) => ({ file: member, title })),
  );

/**
 * Deals files out, the largest first, each to the group that has least, so that all take about as long.
 * @param {{ path: string, size: number }[]} files
 * @returns {string[][]} no empty ones
 */
export function deal(files, groups) {
  const hands = Array.from({ length: groups }, () => ({ size: 0, paths: [] }));
  for (const { path, size } of files.toSorted((a, b) => b.size - a.size)) {
    const least = hands.reduce((best, hand) => (hand.size < best.size ? hand : best));
    least.size += size;
    least.paths.push(path);
  }
  return hands.map(({ paths }) => paths).filter((paths) => paths.length > 0);
}

const specsIn = (root, ending) =>
  readdirSync(inCheckout(root), { recursive: true })
    .filter((name) => ending.test(name))
    .toSorted()
    .map((name) => `${root}/${name.split(sep).join('/')}`)
    .map((path) => ({ path, size: sizeOf(path) }));

/** What takes longer than its length says, and what less: a whole customer's page, or no page at all. */
const FACTORS = [
  { isMeant: (path) => /^web.*\.spec\.ts$/.test(path), factor: 0.1 },
  { isMeant: (path) => /\/testing\/customer-page'/.test(textOf(path)), factor: 3 },
  { isMeant: (path) => /^test\/(e2e|jobs)\//.test(path), factor: 5 },
];

/** About how long a spec file takes, beside others; its length where nothing else is known. */
function sizeOf(path) {
  const factor = FACTORS.find(({ isMeant }) => isMeant(path))?.factor ?? 1;
  return Math.ceil(statSync(inCheckout(path)).size * factor);
}

const textOf = (path) => readFileSync(inCheckout(path), 'utf8');

/** A server's spec has all its hooks in its own `describe`. */
function importLine(path) {
  return `import '${path}';\n`;
}

/** A page's spec is in a `describe` here: its hooks are for its own tests. */
export function requireLine(path, spec) {
  return `describe('${spec}', () => { require('${path}'); });\n`;
}

/**
 * The text of a group's file. Where it knows no times yet, jest begins with the largest files: blanks make
 * a group as large as its specs, so that short files are left for the end, when a core would wait.
 * @param {string} folder in which the file will lie, from the checkout's top
 * @param {(path: string, spec: string) => string} line
 */
export function groupOf(specs, folder, line = importLine) {
  const size = specs.reduce((sum, spec) => sum + sizeOf(spec), 0);
  return specs
    .map((spec) => line(relative(folder, spec).split(sep).join('/'), spec))
    .join('')
    .padEnd(size);
}
