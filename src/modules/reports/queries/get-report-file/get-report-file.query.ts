import { Query } from '@nestjs/cqrs';

/** The complete file of a report. */
export interface ReportFile {
  reportId: string;
  /** The name under which a browser saves it. */
  filename: string;
  bytes: number;
  /** Changes when the bytes change. */
  version: string;
}

/** Refused: 404, also for another person's; 409 REPORT_NOT_READY. */
export class GetReportFileQuery extends Query<ReportFile> {
  constructor(
    readonly reportId: string,
    readonly ownerId: string | null,
  ) {
    super();
  }
}
