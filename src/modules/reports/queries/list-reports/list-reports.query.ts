import { Query } from '@nestjs/cqrs';
import type { ReportView } from '../../contract/report.view.js';

/** A person's queued reports, newest first. */
export class ListReportsQuery extends Query<ReportView[]> {
  constructor(readonly ownerId: string | null) {
    super();
  }
}
