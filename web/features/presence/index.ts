export { pageIdOf } from './page-id';
export { PageViewers } from './page-viewers';
export type { Colleague } from './use-manager-news';
