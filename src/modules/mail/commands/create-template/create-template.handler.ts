import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Clock } from '#platform/clock/clock.js';
import { History } from '#platform/history/history.js';
import { EMAIL_TEMPLATES } from '../../contract/mail.view.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { templateKind } from '../../domain/template-kind.js';
import { TemplateRepository } from '../../persistence/template.repository.js';
import { templateView } from '../../persistence/template.mapper.js';
import { CreateTemplateCommand } from './create-template.command.js';

@CommandHandler(CreateTemplateCommand)
export class CreateTemplateHandler implements ICommandHandler<CreateTemplateCommand> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  async execute({ template, html }: CreateTemplateCommand): Promise<EmailTemplateView> {
    const fields = {
      id: newId(this.clock.now().getTime()),
      name: template.name,
      template: templateKind(template.template, EMAIL_TEMPLATES, 'other'),
      subject: template.subject,
      preview: template.preview ?? '',
      mjml: template.mjml,
      regionId: template.regionId ?? null,
    };
    const row = { ...fields, version: 1 };
    await this.templates.insert(row);
    await this.history.recordCreation({ entity: 'template', entityId: row.id, fields });
    return templateView(row, html);
  }
}
