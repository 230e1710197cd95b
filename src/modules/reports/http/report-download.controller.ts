import { Controller, Get, HttpStatus, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/index.js';
import { currentActor } from '#platform/actor/actor.js';
import { readRange } from '#platform/http/byte-range.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { GetReportFileQuery } from '../queries/get-report-file/get-report-file.query.js';
import { OpenReportFileQuery } from '../queries/open-report-file/open-report-file.query.js';

/** A report's file, whole or from where an earlier download broke off. */
@ApiTags('reports')
@Controller('reports')
export class ReportDownloadController {
  constructor(private readonly queries: QueryBus) {}

  /** Downloads the CSV of a report, whole or a range. */
  @Get(':reportId/download')
  @Requires('admin')
  async download(
    @Param('reportId', ObjectIdPipe) reportId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const me = currentActor().employeeId;
    const file = await this.queries.execute(new GetReportFileQuery(reportId, me));
    const etag = `"${file.version}"`;
    const asked = readRange(rangeOf(request, etag), file.bytes);
    void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache', etag });
    if (asked.kind === 'none') {
      void reply.header('content-range', `bytes */${file.bytes}`);
      throw noSuchBytes();
    }
    const { start, end } = asked.span;
    if (asked.kind === 'part') {
      void reply.status(HttpStatus.PARTIAL_CONTENT);
      void reply.header('content-range', `bytes ${start}-${end}/${file.bytes}`);
    }
    // Offsets count the bytes of the file, so they are sent uncompressed.
    request.headers['x-no-compression'] = 'true';
    return new StreamableFile(
      await this.queries.execute(new OpenReportFileQuery(reportId, asked.span)),
      {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${file.filename}"`,
        length: end - start + 1,
      },
    );
  }
}

/** A part of another version is useless: `If-Range` then asks for the whole. */
const rangeOf = ({ headers }: FastifyRequest, etag: string): string | undefined => {
  const wanted = headers['if-range'];
  return wanted === undefined || wanted === etag ? headers.range : undefined;
};

const noSuchBytes = (): DomainError =>
  new DomainError('no-such-range', 'RANGE_NOT_SATISFIABLE', COMMON_ERRORS.RANGE_NOT_SATISFIABLE);
