import { checkedBy, isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';

/** Pixels: a logo is made to fit. */
export const LOGO_SIZE = { width: 480, height: 160 } as const;

/** As the color field of a browser writes it; mail programs read no other form alike. */
const COLOR = /^#[0-9a-f]{6}$/i;

export const COLOR_MESSAGE = 'The color should be # and six digits or letters from a to f';
export const PALE_MESSAGE = 'White text on this color is hard to read: choose a darker one';

/** W3C's least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** How far white words stand out from a color: 1 (not at all) to 21. */
export function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** What is wrong with a color; null for one that can stand behind white words. */
export function colorFault(value: unknown): string | null {
  if (isBlank(value)) return REQUIRED_MESSAGE;
  if (typeof value !== 'string' || !COLOR.test(value)) return COLOR_MESSAGE;
  return contrastToWhite(value) < LEAST_CONTRAST ? PALE_MESSAGE : null;
}

/** A color behind white words. */
export const BrandColor = (): PropertyDecorator => checkedBy('brandColor', colorFault);
