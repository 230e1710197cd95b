import type { EmailTemplateView } from '../contract/mail.view.js';
import type { TemplateRow } from './template.row.js';

/** What leaves the server of a template. */
export const templateView = (row: TemplateRow, html: string): EmailTemplateView => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  mjml: row.mjml,
  preview: row.preview,
  subject: row.subject,
  regionId: row.regionId,
  html,
});
