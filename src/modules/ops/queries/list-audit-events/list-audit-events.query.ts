import { Query } from '@nestjs/cqrs';
import type { AuditQueryDto } from '../../contract/audit.query.dto.js';
import type { AuditView } from '../../contract/audit.view.js';

/** A page of the audit trail, newest first. */
export class ListAuditEventsQuery extends Query<AuditView> {
  /** @param employeeId whose branch's time zone says when a day begins */
  constructor(
    readonly criteria: AuditQueryDto,
    readonly employeeId: string | null,
  ) {
    super();
  }
}
