import type { PageDefinition } from '../../shared/pages';

export const branchPages: readonly PageDefinition[] = [
  { path: '/emma/admin/branch/new', load: () => import('./new-branch-page') },
  { path: '/emma/admin/branch/:id', load: () => import('./branch-page') },
];
