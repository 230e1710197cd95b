import type { PageDefinition } from '../../shared/pages';

export const templatePages: readonly PageDefinition[] = [
  { path: '/emma/admin/template', load: () => import('./templates/template-list-page') },
  { path: '/emma/admin/template/new', load: () => import('./templates/new-template-page') },
  { path: '/emma/admin/template/:id', load: () => import('./templates/template-page') },
];

export const mailboxPage: PageDefinition = {
  path: '/emma/mailbox',
  load: () => import('./mailbox/mailbox-page'),
};
