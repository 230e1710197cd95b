/** The most that a customer is told of a day, or of all days together. */
export interface Maximum {
  hours: number;
  /** Dollars. */
  price: number;
}

/** The most of several days together; null without days, or while one of them has none. */
export function sumOfMaxima(days: readonly (Maximum | null)[]): Maximum | null {
  const maxima = days.filter((day) => day !== null);
  if (maxima.length === 0 || maxima.length < days.length) return null;
  const cents = maxima.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { hours: maxima.reduce((sum, { hours }) => sum + hours, 0), price: cents / 100 };
}
