/** What the merge language's parser makes of a text: kind, name, position, and what lies inside. */
export type Token = [kind: string, name: string, from: number, to: number, inside?: Token[]];

const isBlock = ([kind]: Token): boolean => kind === '#' || kind === '^';

/** Where the first block begins that stands deeper than `most` in others; null where none does. */
export function tooDeepAt(tokens: Token[], most: number): number | null {
  let level = tokens.filter(isBlock);
  for (let depth = 1; level[0]; depth += 1) {
    // In the order of the text.
    if (depth > most) return level[0][2];
    level = level.flatMap(([, , , , inside = []]) => inside.filter(isBlock));
  }
  return null;
}
