import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { QueueFigureReader } from '#platform/queue/queue-figure-reader.js';
import type { QueueView } from '../../contract/queue.view.js';
import { ListQueuesQuery } from './list-queues.query.js';

@QueryHandler(ListQueuesQuery)
export class ListQueuesHandler implements IQueryHandler<ListQueuesQuery> {
  constructor(private readonly figures: QueueFigureReader) {}

  execute(): Promise<QueueView[]> {
    return this.figures.read();
  }
}
