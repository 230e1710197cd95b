import type { PageDefinition } from '../../shared/pages';

export const mySchedulePage: PageDefinition = {
  path: '/emma/account/myschedule',
  load: () => import('./my-schedule-page'),
};
