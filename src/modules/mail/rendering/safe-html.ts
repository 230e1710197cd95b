/** HTML that was made safe: the only kind that may leave the house. */
export type SafeHtml = string & { readonly made: 'safe' };
