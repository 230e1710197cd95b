import type { PageDefinition } from '../../shared/pages';

export const templatePages: readonly PageDefinition[] = [
  { path: '/emma/admin/template', load: () => import('./templates/template-list-page') },
  {
    path: '/emma/admin/template/new',
    load: async () => ({ default: (await import('./templates/template-page')).NewTemplatePage }),
  },
  { path: '/emma/admin/template/:id', load: () => import('./templates/template-page') },
];

export const mailboxPage: PageDefinition = {
  path: '/emma/mailbox',
  load: () => import('./mailbox/mailbox-page'),
};
