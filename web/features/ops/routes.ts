import type { PageDefinition } from '../../shared/pages';

export const opsPages: readonly PageDefinition[] = [
  { path: '/emma/admin/queues', load: () => import('./queues/queues-page') },
  { path: '/emma/admin/audit', load: () => import('./audit/audit-page') },
];
