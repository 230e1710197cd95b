import { Query } from '@nestjs/cqrs';
import type { HtmlView } from '../../contract/mail.view.js';
import type { PreviewTemplateDto } from '../../contract/email-template.dto.js';

/**
 * MJML as the email that is sent of it, filled in with a customer's data if one is named.
 * Refused: 400 MJML that does not compile, with its lines; 404 for the customer; 422 MAIL_TOO_DEEP
 * and the like.
 */
export class PreviewTemplateQuery extends Query<HtmlView> {
  constructor(readonly preview: PreviewTemplateDto) {
    super();
  }
}
