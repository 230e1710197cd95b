import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { TemplateRepository } from '../../persistence/template.repository.js';
import type { Template } from '../../template.js';
import { templateView } from '../../persistence/template.mapper.js';
import { Rendering } from '../../rendering/rendering.js';
import { GetTemplateQuery } from './get-template.query.js';

@QueryHandler(GetTemplateQuery)
export class GetTemplateHandler implements IQueryHandler<GetTemplateQuery> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly rendering: Rendering,
  ) {}

  async execute({ templateId }: GetTemplateQuery): Promise<EmailTemplateView> {
    const template = await this.templates.find(templateId);
    return templateView(template, await this.htmlOf(template));
  }

  /** A template that a newer compiler or a newer limit refuses has no HTML, but can be fixed. */
  private htmlOf({ mjml }: Template): Promise<string> {
    return this.rendering.compile(mjml).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind !== 'unavailable') return '';
      throw error;
    });
  }
}
