import type { Readable } from 'node:stream';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { ReportFiles } from '../../files/report-files.js';
import { OpenReportFileQuery } from './open-report-file.query.js';

@QueryHandler(OpenReportFileQuery)
export class OpenReportFileHandler implements IQueryHandler<OpenReportFileQuery> {
  constructor(private readonly files: ReportFiles) {}

  async execute({ reportId, span }: OpenReportFileQuery): Promise<Readable> {
    const bytes = await this.files.read(reportId, span);
    if (!bytes) throw notFound('Report file');
    return bytes;
  }
}
