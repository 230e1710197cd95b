import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { Versions } from '#platform/history/versions.js';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';
import { EMAIL_TEMPLATES } from '../../contract/mail.view.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { templateKind } from '../../domain/template-kind.js';
import { TemplateRepository } from '../../persistence/template.repository.js';
import type { Template } from '../../template.js';
import { storedTemplate, templateView } from '../../persistence/template.mapper.js';
import { UpdateTemplateCommand } from './update-template.command.js';

@CommandHandler(UpdateTemplateCommand)
export class UpdateTemplateHandler implements ICommandHandler<UpdateTemplateCommand> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly history: History,
    private readonly versions: Versions,
  ) {}

  async execute({ templateId, template, html }: UpdateTemplateCommand): Promise<EmailTemplateView> {
    const before = await this.templates.lock(templateId);
    const after = changed(before, template);
    const changes = fieldChanges(before, after);
    // Who sends what is stored already overwrites nothing.
    if (changes.length === 0) return templateView(before, html);
    const subject = { entity: 'template', entityId: templateId };
    await this.versions.require(
      { ...subject, version: before.version },
      template.expectedVersion,
      async () => ({ template: storedTemplate(before) }),
    );
    const saved = { ...after, version: before.version + 1 };
    await this.templates.update(saved);
    await this.history.record({ ...subject, type: 'UPDATED', changes });
    return templateView(saved, html);
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
  version: before.version,
});
