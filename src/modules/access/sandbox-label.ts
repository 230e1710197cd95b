/** Stands in the page's title instead of the product's name, so that nobody takes a trial for the real thing. */
export const sandboxLabelOf = (environment: string): string | null =>
  environment === 'production' ? null : 'Emma Sandbox';
