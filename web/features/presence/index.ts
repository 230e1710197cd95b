export type { Colleague } from './colleague';
export { PageViewers } from './page-viewers';
