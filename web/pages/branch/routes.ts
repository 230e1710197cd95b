import type { PageDefinition } from '../../shared/pages';

export const branchPages: readonly PageDefinition[] = [
  {
    path: '/emma/admin/branch/new',
    load: async () => ({ default: (await import('./branch-page')).NewBranchPage }),
  },
  { path: '/emma/admin/branch/:id', load: () => import('./branch-page') },
];
