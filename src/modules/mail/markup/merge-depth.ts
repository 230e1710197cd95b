/** What the merge language's parser makes of a text: kind, name, position, and what lies inside. */
export type Token = [kind: string, name: string, from: number, to: number, inside?: Token[]];

const isBlock = ([kind]: Token): boolean => kind === '#' || kind === '^';

/** Where the first block begins that stands deeper than `most` in others; null where none does. */
export function tooDeepAt(tokens: Token[], most: number): number | null {
  let level = tokens.filter(isBlock);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return Math.min(...level.map(([, , from]) => from));
    level = level.flatMap(([, , , , inside = []]) => inside.filter(isBlock));
  }
  return null;
}
