import type { PageDefinition } from '../../shared/pages';

export const reportPages: readonly PageDefinition[] = [
  { path: '/emma/report/moves', load: () => import('./moves-report-page') },
  { path: '/emma/report/manager', load: () => import('./manager-report-page') },
  { path: '/emma/report/marketing', load: () => import('./marketing-report-page') },
];
