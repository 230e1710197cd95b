import { Query } from '@nestjs/cqrs';
import type { EmailTemplateView } from '../../contract/mail.view.js';

/** A template with its HTML. Refused: 404. */
export class GetTemplateQuery extends Query<EmailTemplateView> {
  constructor(readonly templateId: string) {
    super();
  }
}
