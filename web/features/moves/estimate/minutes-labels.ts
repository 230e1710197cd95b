/** Whole minutes, or `N/A` where a column has nothing to go by. */
export const showMinutes = (minutes: number | null | undefined): string =>
  minutes === null || minutes === undefined ? 'N/A' : `${Math.round(minutes)}`;

/** Hours as decimals with at most two places, or `N/A`. */
export const showFigure = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? 'N/A' : `${Number(figure.toFixed(2))}`;
