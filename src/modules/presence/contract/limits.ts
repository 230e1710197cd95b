/** Characters of a page id, which is the page's full path. */
export const PAGE_ID_LENGTH = 200;
export const PAGES_A_CONNECTION = 20;
