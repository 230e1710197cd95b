import type { ActorKind } from '#kernel/event-kind.js';
import { newId } from '#kernel/ids.js';
import type { PublicEvent } from '#kernel/public-event.js';
import { actorIdOf, currentRequestId } from '../actor/actor.js';
import type { Actor } from '../actor/actor.js';
import type { Transaction } from '../database/transaction.js';
import { subscribersOf } from './subscriber.js';
import type { PublishedEvent } from './subscriber.js';

/** An event as it is stored. */
interface EventRow extends PublishedEvent {
  actor_kind: ActorKind;
  actor_id: string | null;
  request_id: string;
}

/** The job that brings an event to one of its subscribers. */
interface EventJobRow {
  id: string;
  queue: string;
  name: string;
  payload: PublishedEvent;
  max_attempts: number;
  backoff_ms: number;
  request_id: string | null;
}

interface Publication {
  events: EventRow[];
  jobs: EventJobRow[];
}

/** What the command publishes: what its subjects' first and last states say together. */
export function publication({ publicEvents }: Transaction): Publication {
  const events = [...publicEvents.values()].flatMap(({ at, actor, events: eventsOf }) =>
    eventsOf().map((event) => eventRow(event, at, actor)),
  );
  return { events, jobs: events.flatMap(jobsOf) };
}

const eventRow = ({ type, version, data }: PublicEvent, at: Date, actor: Actor): EventRow => ({
  id: newId(),
  type,
  version,
  at: at.toISOString(),
  actor_kind: actor.kind,
  actor_id: actorIdOf(actor),
  request_id: actor.requestId,
  data,
});

const jobsOf = ({ id, type, version, at, data }: EventRow): EventJobRow[] =>
  subscribersOf({ type, version }).map(({ queue, name, attempts, backoffMs }) => ({
    id: newId(),
    queue: queue.name,
    name,
    payload: { id, type, version, at, data },
    max_attempts: attempts,
    backoff_ms: backoffMs,
    request_id: currentRequestId(),
  }));
