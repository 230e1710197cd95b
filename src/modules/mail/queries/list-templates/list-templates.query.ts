import { Query } from '@nestjs/cqrs';
import type { EmailTemplateRow } from '../../contract/mail.view.js';

/** Templates by name: those of a branch and of every branch, or all if no branch is named. */
export class ListTemplatesQuery extends Query<EmailTemplateRow[]> {
  constructor(readonly branchId: string | null) {
    super();
  }
}
