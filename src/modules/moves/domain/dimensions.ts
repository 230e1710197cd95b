/** The numbers in a dimensions text such as '10 x 20', in their order. */
export const dimensionNumbers = (dimensions: string | null | undefined): number[] =>
  (dimensions ?? '').match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];

/** Storage needs exactly two numbers, width and length (R-STOP-6). */
export const isStorageDimensions = (dimensions: string | null | undefined): boolean =>
  dimensionNumbers(dimensions).length === 2;

/** Width × length in square feet, null unless there are exactly two numbers. */
export function floorArea(dimensions: string | null | undefined): number | null {
  const [width, length, ...rest] = dimensionNumbers(dimensions);
  return width === undefined || length === undefined || rest.length > 0 ? null : width * length;
}

/** The largest number in feet, null when there is none. */
export function largestLength(dimensions: string | null | undefined): number | null {
  const numbers = dimensionNumbers(dimensions);
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** All that a text of feet alone is made of: "10'x 20'", "10 by 20 ft". */
const OF_FEET = /feet|foot|ft\.?|by|[\d.\s'’′x×*]/gi;
/** Feet and inches: "10'6". */
const WITH_INCHES = /['’′]\s*\d/;

/** Dimensions in words: "10 x 20 ft"; as they were typed where they are more than numbers of feet. */
export function dimensionWords(dimensions: string): string {
  const typed = dimensions.trim();
  const numbers = dimensionNumbers(typed);
  const isOfFeet = typed.replace(OF_FEET, '') === '' && !WITH_INCHES.test(typed);
  return isOfFeet && numbers.length > 0 ? `${numbers.join(' x ')} ft` : typed;
}
