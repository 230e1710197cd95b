import type { EmailTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';

/** A template as a person edits it. */
export type TemplateValues = Required<Omit<EmailTemplateDto, '_id' | 'html' | 'expectedVersion'>>;

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
  version: 0,
};

export const templateValuesOf = ({
  name,
  template,
  subject,
  preview,
  regionId,
  mjml,
  version,
}: Omit<EmailTemplateView, 'html'>): TemplateValues => ({
  ...{ name, template, subject, preview, regionId, mjml, version },
});

/** The body of POST /mailer/template and PUT /mailer/template/{id}. */
export const templateBodyOf = ({ version, ...template }: TemplateValues): EmailTemplateDto => ({
  ...template,
  ...(version > 0 && { expectedVersion: version }),
});
