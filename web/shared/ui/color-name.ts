/** The colors that are offered, by hue, with what people call them; any other may be chosen freely. */
export const COLOR_PALETTE = [
  { color: '#1c7ed6', name: 'Blue' },
  { color: '#1a2a6c', name: 'Navy' },
  { color: '#0c8599', name: 'Teal' },
  { color: '#2f9e44', name: 'Green' },
  { color: '#5c940d', name: 'Olive' },
  { color: '#ffd43b', name: 'Yellow' },
  { color: '#f08c00', name: 'Amber' },
  { color: '#e8590c', name: 'Orange' },
  { color: '#8b4513', name: 'Brown' },
  { color: '#e03131', name: 'Red' },
  { color: '#c2255c', name: 'Crimson' },
  { color: '#f783ac', name: 'Pink' },
  { color: '#7048e8', name: 'Violet' },
  { color: '#000000', name: 'Black' },
  { color: '#808080', name: 'Gray' },
  { color: '#ffffff', name: 'White' },
] as const;

/** Red, green and blue of `#1c7ed6`, 0 to 255. */
const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(one: string, other: string): number {
  const parts = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + (part - (parts[at] ?? 0)) ** 2, 0);
}

/** As pale as paper: the parts differ by less than this, of 255. */
const NO_HUE = 12;
/** Paler than the palette: no part is darker than this. */
const PALE = 160;

/** The color without the white that makes it pale. */
const withoutWhite = (parts: readonly number[]): string => {
  const least = Math.min(...parts);
  const most = Math.max(...parts);
  const full = parts.map((part) => Math.round((255 * (part - least)) / (most - least)));
  return `#${full.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const nearest = (hex: string): (typeof COLOR_PALETTE)[number] =>
  COLOR_PALETTE.reduce((best, known) =>
    distance(hex, known.color) < distance(hex, best.color) ? known : best,
  );

/** What people call a color: the word of the nearest one that has a name; `Light blue` if it is pale. */
export function colorName(hex: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return hex;
  const parts = partsOf(hex);
  const least = Math.min(...parts);
  const { color, name } = nearest(hex);
  if (least < PALE || Math.max(...parts) - least < NO_HUE || color === hex.toLowerCase())
    return name;
  return `Light ${nearest(withoutWhite(parts)).name.toLowerCase()}`;
}
