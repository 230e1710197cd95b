import type { PageDefinition } from '../../shared/pages';

const pages = () => import('./report-pages');

export const reportPages: readonly PageDefinition[] = [
  { path: '/emma/report/moves', load: async () => ({ default: (await pages()).MovesReportPage }) },
  {
    path: '/emma/report/manager',
    load: async () => ({ default: (await pages()).ManagerReportPage }),
  },
  {
    path: '/emma/report/marketing',
    load: async () => ({ default: (await pages()).MarketingReportPage }),
  },
];
