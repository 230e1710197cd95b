import { Command } from '@nestjs/cqrs';
import type { EmailTemplateDto } from '../../contract/email-template.dto.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';

/** Refused: 400 MJML that does not compile, with its lines; 404 for the branch. */
export class CreateTemplateCommand extends Command<EmailTemplateView> {
  constructor(readonly template: EmailTemplateDto) {
    super();
  }
}
