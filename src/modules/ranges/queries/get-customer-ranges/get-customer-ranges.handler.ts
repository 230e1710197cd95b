import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { RangeView } from '../../contract/range.view.js';
import { RangeReader } from '../range-reader.js';
import { GetCustomerRangesQuery } from './get-customer-ranges.query.js';

@QueryHandler(GetCustomerRangesQuery)
export class GetCustomerRangesHandler implements IQueryHandler<GetCustomerRangesQuery> {
  constructor(private readonly ranges: RangeReader) {}

  async execute({ customerId }: GetCustomerRangesQuery): Promise<ReadonlyMap<string, RangeView>> {
    const found = await this.ranges.of({ customerId });
    return new Map([...found].flatMap(([id, range]) => (range ? [[id, range] as const] : [])));
  }
}
