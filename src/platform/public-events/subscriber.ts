import { defineJob } from '../queue/job-definition.js';
import type { JobDefinition, JobSettings } from '../queue/job-definition.js';

/** A public event as it is stored, and as a subscriber's job gets it. */
export interface PublishedEvent<Data extends object = object> {
  id: string;
  type: string;
  version: number;
  /** UTC, ISO form. */
  at: string;
  data: Data;
}

/** A kind of event in one of its versions: the event's class, or one of its events. */
interface EventKind {
  readonly type: string;
  readonly version: number;
}

type SubscriberJob = JobDefinition<PublishedEvent>;

const subscribers = new Map<string, readonly SubscriberJob[]>();
const nameOf = ({ type, version }: EventKind): string => `${type} ${version}`;

/**
 * A job that is stored with each event of these kinds, and runs once that is committed: at least once
 * for each, in no promised order. Its processor tells by the event's id what it has done already.
 * @internal Nothing subscribes yet but a test.
 */
export function defineSubscriber(
  settings: JobSettings<PublishedEvent>,
  kinds: readonly EventKind[],
): SubscriberJob {
  const job = defineJob(settings);
  for (const kind of kinds) subscribers.set(nameOf(kind), [...subscribersOf(kind), job]);
  return job;
}

export const subscribersOf = (kind: EventKind): readonly SubscriberJob[] =>
  subscribers.get(nameOf(kind)) ?? [];
