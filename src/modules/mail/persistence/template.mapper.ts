import type { EmailTemplateView } from '../contract/mail.view.js';
import type { Template } from '../template.js';

/** What is stored of a template: all but its HTML. */
export const storedTemplate = (row: Template): Omit<EmailTemplateView, 'html'> => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  mjml: row.mjml,
  preview: row.preview,
  subject: row.subject,
  regionId: row.regionId,
  version: row.version,
});

/** The part of a template that leaves the server. */
export const templateView = (row: Template, html: string): EmailTemplateView => ({
  ...storedTemplate(row),
  html,
});
