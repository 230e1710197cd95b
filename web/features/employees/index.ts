import { lazy } from 'react';

export { useGetSelfQuery, useNameOf, useStaff } from './api';
export type { PeopleToday } from './list/employee-list-page';

// Most pages need names only.
/** Everyone who works here. */
export const EmployeeList = lazy(() => import('./list/employee-list-page'));
/** The page of one of them. */
export const EmployeePage = lazy(() => import('./form/employee-page'));
