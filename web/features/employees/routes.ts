import type { PageDefinition } from '../../shared/pages';

/** The list and the page of one are joined with where people are today. */
export const newEmployeePage: PageDefinition = {
  path: '/emma/admin/employee/new',
  load: () => import('./form/new-employee-page'),
};
