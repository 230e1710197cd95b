import mustache from 'mustache';

/** Plain paragraphs as the HTML of a letter. */
export const noticeHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${mustache.escape(text)}</p>`).join('');
