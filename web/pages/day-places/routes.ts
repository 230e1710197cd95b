import type { PageDefinition } from '../../shared/pages';

const pages = () => import('./list-pages');

/** Trucks and people with what they do today. */
export const dayPlacesPages: readonly PageDefinition[] = [
  { path: '/emma/admin/truck', load: async () => ({ default: (await pages()).TrucksPage }) },
  { path: '/emma/admin/employee', load: async () => ({ default: (await pages()).EmployeesPage }) },
  { path: '/emma/admin/employee/:id', load: async () => ({ default: (await pages()).PersonPage }) },
];
