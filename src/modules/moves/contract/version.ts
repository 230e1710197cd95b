/** A customer's version as the API has it. */
export const nounceOf = (version: number): string => String(version);

/** The version in a nounce; any other text equals no version. */
export const versionOf = (nounce: string): number =>
  /^[1-9]\d*$/.test(nounce) ? Number(nounce) : Number.NaN;
