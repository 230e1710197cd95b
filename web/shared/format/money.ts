const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,140.00`; a dash if unknown. */
export const showMoney = (dollars: number | null | undefined): string =>
  dollars === null || dollars === undefined ? '–' : DOLLARS.format(dollars);

const FIGURE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$1,140`, and `$692.50` where there are cents: for a figure that is the same to the cent elsewhere. */
export const showPrice = (dollars: number): string => FIGURE.format(dollars);

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `$1,140`, to the nearest dollar. */
export const showDollars = (dollars: number): string => WHOLE_DOLLARS.format(dollars);
