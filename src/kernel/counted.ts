/** The word for so many: `truck`, `trucks`. */
export const nounFor = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** `1 truck`, `2 trucks`, `0 boxes`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${nounFor(count, one, many)}`;
