import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { RangeReader } from '../range-reader.js';
import { GetCustomerRangesQuery } from './get-customer-ranges.query.js';
import type { CustomerRanges } from './get-customer-ranges.query.js';

@QueryHandler(GetCustomerRangesQuery)
export class GetCustomerRangesHandler implements IQueryHandler<GetCustomerRangesQuery> {
  constructor(private readonly ranges: RangeReader) {}

  async execute({ customerId }: GetCustomerRangesQuery): Promise<CustomerRanges> {
    const days = [...(await this.ranges.of({ customerId }))];
    return {
      ranges: new Map(days.flatMap(([id, { range }]) => (range ? [[id, range] as const] : []))),
      maxima: new Map(days.flatMap(([id, { most }]) => (most ? [[id, most] as const] : []))),
    };
  }
}
