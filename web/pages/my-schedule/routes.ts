import type { PageDefinition } from '../../shared/pages';

/** One's own days, and one job of them; both open without a network (`OFFLINE_PARTS` in vite.config.ts). */
export const mySchedulePages: readonly PageDefinition[] = [
  { path: '/emma/account/myschedule', load: () => import('./my-schedule-page') },
  { path: '/emma/account/job/:operationId', load: () => import('./job-page') },
];
