/** Whole minutes, or `N/A` if a column has no data. */
export const showMinutes = (minutes: number | null | undefined): string =>
  minutes === null || minutes === undefined ? 'N/A' : `${Math.round(minutes)}`;

/** Hours as decimals with at most two places, or `N/A`. */
export const showFigure = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? 'N/A' : `${Number(figure.toFixed(2))}`;
