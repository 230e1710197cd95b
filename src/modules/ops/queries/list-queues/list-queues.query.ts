import { Query } from '@nestjs/cqrs';
import type { QueueView } from '../../contract/queue.view.js';

/** Every queue, by name. */
export class ListQueuesQuery extends Query<QueueView[]> {}
