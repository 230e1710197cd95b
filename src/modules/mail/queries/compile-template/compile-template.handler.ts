import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ruleBroken } from '#kernel/domain-error.js';
import { MAIL_ERRORS } from '../../contract/mail-terms.js';
import { isTooDeep } from '../../markup/fill-fields.js';
import { Rendering } from '../../rendering/rendering.js';
import { CompileTemplateQuery } from './compile-template.query.js';

const LINES = ['subject', 'preview'] as const;

@QueryHandler(CompileTemplateQuery)
export class CompileTemplateHandler implements IQueryHandler<CompileTemplateQuery> {
  constructor(private readonly rendering: Rendering) {}

  async execute({ template }: CompileTemplateQuery): Promise<string> {
    const html = await this.rendering.compile(template.mjml);
    // These are short enough to be checked here; the page fills them in.
    const path = LINES.find((line) => isTooDeep(template[line] ?? ''));
    if (path === undefined) return html;
    const message = MAIL_ERRORS.MAIL_TOO_DEEP;
    throw ruleBroken('MAIL_TOO_DEEP', message, { errors: [{ path, message }] });
  }
}
