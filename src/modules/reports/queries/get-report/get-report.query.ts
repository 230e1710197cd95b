import { Query } from '@nestjs/cqrs';
import type { ReportView } from '../../contract/report.view.js';

/** One of a person's reports. Refused: 404, also for another person's. */
export class GetReportQuery extends Query<ReportView> {
  constructor(
    readonly reportId: string,
    readonly ownerId: string | null,
  ) {
    super();
  }
}
