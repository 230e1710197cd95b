export type { Colleague } from './colleague';
export { pageIdOf } from './page-id';
export { PageViewers } from './page-viewers';
