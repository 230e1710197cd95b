import type { PageDefinition } from '../../shared/pages';

export const mailboxPage: PageDefinition = {
  path: '/emma/mailbox',
  load: () => import('./mailbox/mailbox-page'),
};
