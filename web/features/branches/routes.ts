import type { PageDefinition } from '../../shared/pages';

export const branchListPage: PageDefinition = {
  path: '/emma/admin/branch',
  load: () => import('./list/branch-list-page'),
};
