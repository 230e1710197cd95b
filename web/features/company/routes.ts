import type { PageDefinition } from '../../shared/pages';

export const companyPage: PageDefinition = {
  path: '/emma/admin/company',
  load: () => import('./company-page'),
};
