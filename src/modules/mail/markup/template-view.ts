import type { EmailTemplateView } from '../contract/mail.view.js';
import type { TemplateRow } from '../persistence/template.row.js';
import { compileMjml } from './compile-mjml.js';

/** What leaves the server of a template; one that a newer compiler refuses has no HTML, but can be mended. */
export const templateView = async (row: TemplateRow): Promise<EmailTemplateView> => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  mjml: row.mjml,
  preview: row.preview,
  subject: row.subject,
  regionId: row.regionId,
  html: (await compileMjml(row.mjml)).html ?? '',
});
