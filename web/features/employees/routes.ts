import type { PageDefinition } from '../../shared/pages';

export const employeePages: readonly PageDefinition[] = [
  { path: '/emma/admin/employee', load: () => import('./list/employee-list-page') },
  { path: '/emma/admin/employee/new', load: () => import('./form/new-employee-page') },
  { path: '/emma/admin/employee/:id', load: () => import('./form/employee-page') },
];
