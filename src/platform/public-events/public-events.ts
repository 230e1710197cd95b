import { Injectable } from '@nestjs/common';
import type { PublicEvent } from '#kernel/public-event.js';
import { currentActor } from '../actor/actor.js';
import { Clock } from '../clock/clock.js';
import { requireTransaction } from '../database/transaction.js';
import type { Transaction } from '../database/transaction.js';
import { JobRelay } from '../queue/job-relay.js';
import { QueueEvents } from '../queue/queue-events.js';
import { subscribersOf } from './subscriber.js';

/**
 * What happened, for whoever carries business on: stored by the statement that ends the command, with a
 * job for each subscriber. Modules that work together inside a command use `Events`.
 */
@Injectable()
export class PublicEvents {
  constructor(
    private readonly clock: Clock,
    private readonly relay: JobRelay,
    private readonly queueEvents: QueueEvents,
  ) {}

  /** A fact that the command's own writes do not follow from; the same one is told once. */
  publish(event: PublicEvent): void {
    const { type, version, data } = event;
    this.follow(`${type} ${version} ${JSON.stringify(data)}`, null, null, () => [event]);
  }

  /**
   * A subject that the command writes, perhaps several times: what happened to it is told once, by how it
   * was before the first write and how it is after the last.
   */
  follow<State>(
    subject: string,
    before: State,
    after: State,
    eventsOf: (before: State, after: State) => readonly PublicEvent[],
  ): void {
    const transaction = requireTransaction();
    const { publicEvents, afterCommit } = transaction;
    if (publicEvents.size === 0) afterCommit.push(() => this.startJobs(transaction));
    const known = publicEvents.get(subject);
    const first = known ? (known.before as State) : before;
    publicEvents.set(subject, {
      before: first,
      events: () => eventsOf(first, after),
      at: this.clock.now(),
      actor: currentActor(),
    });
  }

  private startJobs({ publicEvents }: Transaction): void {
    const events = [...publicEvents.values()].flatMap((subject) => subject.events());
    const jobs = events.flatMap((event) => subscribersOf(event));
    if (jobs.length === 0) return;
    this.relay.wake();
    for (const name of new Set(jobs.map(({ queue }) => queue.name)))
      this.queueEvents.queueChanged(name);
  }
}
