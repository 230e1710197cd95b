import { Query } from '@nestjs/cqrs';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';

/**
 * The HTML of a template, with merge fields still in it. Takes a while, so it is asked for before a
 * command begins.
 * Refused: 400 MJML that does not compile, with its lines, and merge fields of the subject or the
 * preview text that can't be read; 422 MAIL_TOO_DEEP, also for those two, and the like.
 */
export class CompileTemplateQuery extends Query<string> {
  constructor(readonly template: Pick<EmailTemplateDto, 'mjml' | 'subject' | 'preview'>) {
    super();
  }
}
