/**
 * Replaces the product's name in every page's title, so that nobody mistakes a trial for the real
 * thing.
 */
export const sandboxLabelOf = (environment: string): string | null =>
  environment === 'production' ? null : 'Emma Sandbox';
