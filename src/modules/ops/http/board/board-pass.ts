import { BOARD_PATH } from './board-path.js';

const PASS_MINUTES = 30;

/** How long a visit to the dashboard lasts. */
export const PASS_SECONDS = PASS_MINUTES * 60;

/** The cookie of a visit. Behind https a name that a browser takes from this host only; such a cookie is for all its paths. */
export const passCookieOn = (protocol: string): { name: string; path: string } =>
  protocol === 'https'
    ? { name: '__Host-ops_board', path: '/' }
    : { name: 'ops_board', path: BOARD_PATH };
