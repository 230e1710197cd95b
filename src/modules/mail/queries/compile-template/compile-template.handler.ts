import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { invalidFields, ruleBroken } from '#kernel/domain-error.js';
import { lineMessage, MAIL_ERRORS } from '../../contract/mail-terms.js';
import { lineFault } from '../../markup/fill-fields.js';
import { Rendering } from '../../rendering/rendering.js';
import { CompileTemplateQuery } from './compile-template.query.js';

const LINES = ['subject', 'preview'] as const;

@QueryHandler(CompileTemplateQuery)
export class CompileTemplateHandler implements IQueryHandler<CompileTemplateQuery> {
  constructor(private readonly rendering: Rendering) {}

  async execute({ template }: CompileTemplateQuery): Promise<string> {
    const html = await this.rendering.compile(template.mjml);
    // These are short enough to be checked here; the page fills them in.
    const unread = LINES.flatMap((path) => {
      const fault = lineFault(template[path] ?? '');
      if (fault === 'tooDeep') throw tooDeep(path);
      return fault ? [{ path, message: lineMessage(fault.reason) }] : [];
    });
    if (unread.length > 0) throw invalidFields(unread);
    return html;
  }
}

function tooDeep(path: string): Error {
  const message = MAIL_ERRORS.MAIL_TOO_DEEP;
  return ruleBroken('MAIL_TOO_DEEP', message, { errors: [{ path, message }] });
}
