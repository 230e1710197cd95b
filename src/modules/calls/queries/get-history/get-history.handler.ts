import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { HistoryEventView } from '../../contract/history.view.js';
import { HistoryReader } from '../history-reader.js';
import { historyEventView } from '../../persistence/history.mapper.js';
import { GetHistoryQuery } from './get-history.query.js';

@QueryHandler(GetHistoryQuery)
export class GetHistoryHandler implements IQueryHandler<GetHistoryQuery> {
  constructor(private readonly events: HistoryReader) {}

  async execute({ customerId, type, page }: GetHistoryQuery): Promise<HistoryEventView[]> {
    return (await this.events.ofCustomer(customerId, type, page)).map(historyEventView);
  }
}
