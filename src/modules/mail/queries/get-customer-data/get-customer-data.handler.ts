import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { CustomerDataView } from '../../contract/mail.view.js';
import { mergeFields } from '../../domain/merge-fields/merge-fields.js';
import { MergeSourceReader } from '../merge-source-reader.js';
import { GetCustomerDataQuery } from './get-customer-data.query.js';

@QueryHandler(GetCustomerDataQuery)
export class GetCustomerDataHandler implements IQueryHandler<GetCustomerDataQuery> {
  constructor(
    private readonly sources: MergeSourceReader,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId }: GetCustomerDataQuery): Promise<CustomerDataView> {
    return mergeFields(await this.sources.read(customerId), this.clock.now());
  }
}
