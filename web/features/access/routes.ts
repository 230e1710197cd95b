import type { PageDefinition } from '../../shared/pages';

export const signInPage: PageDefinition = {
  path: '/signin',
  load: () => import('./sign-in/sign-in-page'),
};
