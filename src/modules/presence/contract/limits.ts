/** Characters of a page id, which is the page's full path. */
export const PAGE_ID_LENGTH = 200;
export const PAGES_A_CONNECTION = 20;

/** Seconds after which a connection that died is gone from the viewers. */
const PRESENCE_SECONDS = 15;
const PING_SECONDS = 5;
