import { Command } from '@nestjs/cqrs';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';

/** Refused: 404 for the branch. */
export class CreateTemplateCommand extends Command<EmailTemplateView> {
  constructor(
    readonly template: EmailTemplateDto,
    /** From CompileTemplateQuery: only MJML that compiles is stored. */
    readonly html: string,
  ) {
    super();
  }
}
