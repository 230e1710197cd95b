import { Command } from '@nestjs/cqrs';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';

/**
 * Absent properties stay.
 * Refused: 404 for the template or its branch; 409 STALE_VERSION with the template as stored.
 */
export class UpdateTemplateCommand extends Command<EmailTemplateView> {
  constructor(
    readonly templateId: string,
    readonly template: EmailTemplateDto,
    /** From CompileTemplateQuery: only MJML that compiles is stored. */
    readonly html: string,
  ) {
    super();
  }
}
