import { EventEmitter, once } from 'node:events';
import { Injectable, Module } from '@nestjs/common';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { JobFinished } from '#modules/actuals/contract/public-events/job-finished.event.js';
import { JobStarted } from '#modules/actuals/contract/public-events/job-started.event.js';
import { QuoteSent } from '#modules/mail/contract/public-events/quote-sent.event.js';
import { MoveBooked } from '#modules/moves/contract/public-events/move-booked.event.js';
import { MoveCanceled } from '#modules/moves/contract/public-events/move-canceled.event.js';
import { MoveReactivated } from '#modules/moves/contract/public-events/move-reactivated.event.js';
import { MoveReleased } from '#modules/moves/contract/public-events/move-released.event.js';
import { MoveRescheduled } from '#modules/moves/contract/public-events/move-rescheduled.event.js';
import { PlanConfirmed } from '#modules/moves/contract/public-events/plan-confirmed.event.js';
import { defineSubscriber } from '#platform/public-events/subscriber.js';
import type { PublishedEvent } from '#platform/public-events/subscriber.js';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { defineQueue } from '#platform/queue/queue-definition.js';

const LOG_EVENT = defineSubscriber(
  {
    name: 'probe.log-event',
    queue: defineQueue({ name: 'probe-events', concurrency: 1 }),
    backoffMs: 20,
  },
  [
    MoveBooked,
    MoveRescheduled,
    MoveReleased,
    MoveCanceled,
    MoveReactivated,
    PlanConfirmed,
    QuoteSent,
    JobStarted,
    JobFinished,
  ],
);

type CustomerEvent = PublishedEvent<{ customerId?: string }>;

/** A subscriber to every public event, who keeps what comes. */
@Injectable()
@JobProcessor(LOG_EVENT)
export class EventLog implements JobHandler<PublishedEvent> {
  private readonly news = new EventEmitter();
  private readonly events: CustomerEvent[] = [];
  private failures = 0;

  async handle(event: PublishedEvent): Promise<void> {
    this.events.push(event);
    this.news.emit('event');
    if (this.failures-- > 0) throw new Error('not yet');
  }

  /** The next attempt fails after the event was kept. */
  failOnce(): void {
    this.failures = 1;
  }

  /** What came of a customer, as soon as there is that much. */
  async of(customerId: string, count: number): Promise<readonly PublishedEvent[]> {
    for (;;) {
      const found = this.events.filter(({ data }) => data.customerId === customerId);
      if (found.length >= count) return found;
      await once(this.news, 'event');
    }
  }
}

@Module({ imports: [WorkerModule], providers: [EventLog] })
export class EventLogModule {}
