import type { EmailTemplateView } from '../contract/mail.view.js';
import type { Template } from '../template.js';

/** The part of a template that leaves the server. */
export const templateView = (row: Template, html: string): EmailTemplateView => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  mjml: row.mjml,
  preview: row.preview,
  subject: row.subject,
  regionId: row.regionId,
  html,
});
