export type { Colleague } from './colleague';
export { PageViewers, type PageViewersProps } from './page-viewers';
