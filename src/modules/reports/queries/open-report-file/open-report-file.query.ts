import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';
import type { ByteSpan } from '#platform/http/byte-range.js';

/**
 * Bytes of a report's complete file. Refused: 404 when the file is not in this process's folder.
 */
export class OpenReportFileQuery extends Query<Readable> {
  constructor(
    readonly reportId: string,
    readonly span: ByteSpan,
  ) {
    super();
  }
}
