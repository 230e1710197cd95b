import type { PageDefinition } from '../../shared/pages';

export const helpPage: PageDefinition = {
  path: '/emma/help',
  load: () => import('./help-page'),
};
