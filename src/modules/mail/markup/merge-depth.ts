/** What the merge language's parser returns: kind, name, position, and what is inside. */
export type Token = [kind: string, name: string, from: number, to: number, inside?: Token[]];

const isBlock = ([kind]: Token): boolean => kind === '#' || kind === '^';

/** Where the first block begins that is nested deeper than `most`; null if none is. */
export function tooDeepAt(tokens: Token[], most: number): number | null {
  let level = tokens.filter(isBlock);
  for (let depth = 1; level[0]; depth += 1) {
    // In the order of the text.
    if (depth > most) return level[0][2];
    level = level.flatMap(([, , , , inside = []]) => inside.filter(isBlock));
  }
  return null;
}
