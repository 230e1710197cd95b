import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';
import { EMAIL_TEMPLATES } from '../../contract/mail.view.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { templateKind } from '../../domain/template-kind.js';
import { TemplateRepository } from '../../persistence/template.repository.js';
import type { Template } from '../../template.js';
import { templateView } from '../../persistence/template.mapper.js';
import { UpdateTemplateCommand } from './update-template.command.js';

@CommandHandler(UpdateTemplateCommand)
export class UpdateTemplateHandler implements ICommandHandler<UpdateTemplateCommand> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly history: History,
  ) {}

  async execute({ templateId, template, html }: UpdateTemplateCommand): Promise<EmailTemplateView> {
    const before = await this.templates.lock(templateId);
    const after = changed(before, template);
    await this.templates.update(after);
    const changes = fieldChanges(before, after);
    if (changes.length > 0) {
      const entry = { entity: 'template', entityId: templateId, changes };
      await this.history.record({ ...entry, type: 'UPDATED' });
    }
    return templateView(after, html);
  }
}

const changed = (before: Template, template: EmailTemplateDto): Template => ({
  id: before.id,
  name: template.name,
  template:
    template.template === undefined
      ? before.template
      : templateKind(template.template, EMAIL_TEMPLATES, 'other'),
  subject: template.subject,
  preview: template.preview ?? before.preview,
  mjml: template.mjml,
  regionId: template.regionId === undefined ? before.regionId : template.regionId,
});
