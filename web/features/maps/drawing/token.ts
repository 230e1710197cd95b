/**
 * One of the page's tokens, as a color that the library reads; it belongs to the scheme that the page
 * has now.
 * @param name without `--emma-`
 */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--emma-${name}`).trim();
