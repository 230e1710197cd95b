import { posix } from 'node:path';

/** Every folder that a file lies in, however deep. */
const foldersAbove = (path) => {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...foldersAbove(folder), folder];
};

/** Into which folders the files at or below each folder reach from it. */
function reachOf(imports) {
  const reach = new Map();
  for (const [file, imported] of imports)
    for (const folder of foldersAbove(file)) {
      const others = reach.get(folder) ?? new Set();
      reach.set(folder, others);
      for (const other of imported)
        if (!other.startsWith(`${folder}/`)) others.add(posix.dirname(other));
    }
  return reach;
}

/** The way from a folder back to itself by the fewest steps, if there is one. */
function wayBack(folder, reach) {
  const cameFrom = new Map();
  const open = [folder];
  // An array goes on to what is added to it meanwhile.
  for (const at of open)
    for (const next of reach.get(at) ?? []) {
      if (next === folder) return pathTo(at, cameFrom).concat(folder);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      open.push(next);
    }
  return undefined;
}

const pathTo = (folder, cameFrom) =>
  cameFrom.has(folder) ? [...pathTo(cameFrom.get(folder), cameFrom), folder] : [folder];

/**
 * Folders that need each other.
 * @param {Map<string, string[]>} imports what each file imports, by their paths from the checkout
 * @returns {{ folder: string, cycle: string[] }[]} each folder of a cycle with its way back to itself
 */
export function folderCycles(imports) {
  const reach = reachOf(imports);
  return [...reach.keys()].flatMap((folder) => {
    const cycle = wayBack(folder, reach);
    return cycle ? [{ folder, cycle }] : [];
  });
}
