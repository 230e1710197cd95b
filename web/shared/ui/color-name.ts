/** The eight colors that are offered; any other one may be chosen freely. */
export const COLOR_PALETTE = [
  { color: '#1c7ed6', name: 'Blue' },
  { color: '#2f9e44', name: 'Green' },
  { color: '#e8590c', name: 'Orange' },
  { color: '#7048e8', name: 'Violet' },
  { color: '#c2255c', name: 'Crimson' },
  { color: '#0c8599', name: 'Teal' },
  { color: '#f08c00', name: 'Amber' },
  { color: '#5c940d', name: 'Olive' },
] as const;

/** More that people have a word for. */
const OTHERS = [
  { color: '#000000', name: 'Black' },
  { color: '#808080', name: 'Gray' },
  { color: '#ffffff', name: 'White' },
  { color: '#e03131', name: 'Red' },
  { color: '#ffd43b', name: 'Yellow' },
  { color: '#8b4513', name: 'Brown' },
  { color: '#f783ac', name: 'Pink' },
  { color: '#1a2a6c', name: 'Navy' },
] as const;

const KNOWN = [...COLOR_PALETTE, ...OTHERS];

/** Red, green and blue of `#1c7ed6`, 0 to 255. */
const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(one: string, other: string): number {
  const parts = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + (part - (parts[at] ?? 0)) ** 2, 0);
}

/** What people call a color: the word of the nearest one that has a name. */
export function colorName(hex: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return hex;
  return KNOWN.reduce((best, known) =>
    distance(hex, known.color) < distance(hex, best.color) ? known : best,
  ).name;
}
