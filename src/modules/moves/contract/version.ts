/** A customer's version as the wire has it. */
export const nounceOf = (version: number): string => String(version);

/** The version that a nounce names; none is equal to what else a sender may write there. */
export const versionOf = (nounce: string): number =>
  /^[1-9]\d*$/.test(nounce) ? Number(nounce) : Number.NaN;
