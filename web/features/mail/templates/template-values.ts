import type { EmailTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';

/** A template as a person edits it. */
export type TemplateValues = Required<Omit<EmailTemplateDto, '_id' | 'html'>>;

export const NEW_TEMPLATE: TemplateValues = {
  name: '',
  template: 'other',
  subject: '',
  preview: '',
  regionId: null,
  mjml: `<mjml>
  <mj-body background-color="#f3f5f8" width="620px">
    <mj-section background-color="#ffffff">
      <mj-column>
        <mj-text>Hello {{customer.firstName}},</mj-text>
        <mj-text>Write here.</mj-text>
        <mj-text>{{branch.name}}, {{branch.phone}}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`,
};

export const templateValuesOf = ({
  name,
  template,
  subject,
  preview,
  regionId,
  mjml,
}: EmailTemplateView): TemplateValues => ({ name, template, subject, preview, regionId, mjml });
