/** `2.5 h`; at most two decimals, and a dash when nothing is known. */
export const showHours = (hours: number | null | undefined): string =>
  hours === null || hours === undefined ? '–' : `${Number(hours.toFixed(2))} h`;
