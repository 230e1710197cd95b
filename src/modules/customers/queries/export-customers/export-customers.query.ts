import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';
import type { CustomerListQueryDto } from '../../contract/customers.dto.js';
import type { ListReader } from '../list-customers/list-filters.js';

/** All rows of a customer list as CSV (UTF-8 with byte order mark), written while it is read. */
export class ExportCustomersQuery extends Query<Readable> {
  constructor(
    readonly criteria: CustomerListQueryDto,
    readonly reader: ListReader,
  ) {
    super();
  }
}
