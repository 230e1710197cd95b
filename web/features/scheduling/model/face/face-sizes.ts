/** How tall the board's rows are, and with them the words on its blocks. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/**
 * The kinds of text on a block: the last name, the first name, the rest, a figure next to an icon,
 * the count.
 */
export type FaceText = 'last' | 'first' | 'plain' | 'figure' | 'more';

interface TextFont {
  /** Pixels. */
  size: number;
  weight: number;
}

export interface FaceSizes {
  fonts: Readonly<Record<FaceText, TextFont>>;
  /** Of an icon, of one on a tinted ground, and between two things of a row; pixels. */
  icon: number;
  tinted: number;
  gap: number;
}

/** No text of the page is smaller. */
const SMALLEST = 11;

const sizes = (row: number, icon: number, gap: number): FaceSizes => ({
  fonts: {
    last: { size: row + 1, weight: 650 },
    first: { size: row + 1, weight: 400 },
    plain: { size: row, weight: 400 },
    figure: { size: Math.max(row - 1, SMALLEST), weight: 500 },
    more: { size: Math.max(row - 1, SMALLEST), weight: 650 },
  },
  icon,
  tinted: icon + 2,
  gap,
});

/** What `face.module.css` draws them with. */
export const FACE_SIZES: Readonly<Record<Density, FaceSizes>> = {
  comfortable: sizes(12, 14, 4),
  compact: sizes(11, 12, 3),
};

/** Between an icon and its figure; pixels. */
export const FIGURE_GAP = 1;
