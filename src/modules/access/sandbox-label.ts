/** Stands in every page's title in the product's place, so that nobody takes a trial for the real thing. */
export const sandboxLabelOf = (environment: string): string | null =>
  environment === 'production' ? null : 'Emma Sandbox';
