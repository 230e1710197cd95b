import { escapeHtml } from './escape-html.js';
import { pageFrame } from './page-frame.js';

/** @param reason what the provider says was wrong; it may repeat what the request sent */
export const errorPage = (reason: string): string =>
  pageFrame(
    'Sign-in did not work',
    `<p>${escapeHtml(reason)}</p>\n<p><a href="/signin">Back to the sign-in page</a></p>`,
  );
