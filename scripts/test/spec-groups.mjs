import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { inCheckout } from '../lib/checkout.mjs';

/**
 * The projects whose spec files take longer to load the server than to test it, and into how many groups
 * a whole run puts them. To jest a group is one file: the server's modules are loaded once for all its
 * specs, which keep to themselves as ever, each with a running server and a database of its own. (Pages
 * share a document, so the specs of `web` stay apart.)
 */
const GROUPED = {
  unit: { root: 'src', ending: '.spec.ts', groups: 3 },
  api: { root: 'test/api', ending: '.api.spec.ts', groups: 9 },
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
      writeFileSync(inCheckout(group), groupOf(specs, dirname(group)));
      members.set(group, specs);
    });
  }
  return { env: { SPEC_GROUPS: inCheckout(FOLDER) }, members };
}

/** @returns {Record<string, string[][]>} by project its groups of spec files */
export const specsOfGroups = () =>
  Object.fromEntries(
    Object.entries(GROUPED).map(([project, { root, ending, groups }]) => [
      project,
      deal(specsIn(root, ending), groups),
    ]),
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
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => `${root}/${name.split(sep).join('/')}`)
    .map((path) => ({ path, size: sizeOf(path) }));

const sizeOf = (path) => statSync(inCheckout(path)).size;

/**
 * The text of a group's file. Where it knows no times yet, jest begins with the largest files: blanks make
 * a group as large as its specs, so that short files are left for the end, when a core would wait.
 * @param {string} folder in which the file will lie, from the checkout's top
 */
export function groupOf(specs, folder) {
  const imports = specs.map((spec) => relative(folder, spec).split(sep).join('/'));
  const size = specs.reduce((sum, spec) => sum + sizeOf(spec), 0);
  return imports
    .map((path) => `import '${path}';\n`)
    .join('')
    .padEnd(size);
}
