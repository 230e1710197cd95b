/** The public face of referrers. */
export { REFERRER } from './sql/referrer.view.js';
