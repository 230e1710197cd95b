import { Injectable } from '@nestjs/common';
import type { QueryConfig } from 'pg';
import { currentActor } from '../actor/actor.js';
import { ChangeOutbox } from '../database/change-outbox.js';
import type { Transaction } from '../database/transaction.js';
import { INSERT_TRAIL } from '../history/trail.js';
import { publication } from '../public-events/publication.js';
import { INSERT_EVENTS, INSERT_EVENT_JOBS } from '../public-events/publication.sql.js';
import { LIVE_CHANNEL, MAX_NOTIFY_BYTES } from '../realtime/live-channel.js';
import type { LiveMessage } from '../realtime/live-channel.js';

/**
 * Topics are always taken in the same order, so that two commands cannot wait for each other. The
 * counts put everything else before them: an updated topic blocks the next writer of it.
 * @param parts what is stored besides, by name
 */
function tell(parts: Readonly<Record<string, string>>): string {
  const names = Object.keys(parts);
  const stored = names.map((name) => `${name} as (${parts[name]} returning id)`).join(',\n');
  const counts = names.map((name) => `(select count(*) from ${name}) first_${name}`).join(', ');
  return `
  with ${stored},
  told as (
    select topic, message
    from unnest($3::text[], $4::text[]) as told (topic, message), ${counts}),
  raised as (
    insert into platform.topic_revision (topic, revision)
    select topic, (select last_value from platform.topic_floor) + 1 from told
    order by topic collate "C"
    on conflict (topic) do update set revision = topic_revision.revision + 1, touched = now()
    returning topic, revision)
  select pg_notify($2, format('{"revision":%s,%s', revision, substr(message, 2)))
  from raised join told using (topic)`;
}
const TELL = tell({ noted: INSERT_TRAIL });
const TELL_AND_PUBLISH = tell({
  noted: INSERT_TRAIL,
  published: INSERT_EVENTS,
  queued: INSERT_EVENT_JOBS,
});
/** Bytes that the revision may add. */
const REVISION_BYTES = 30;

/**
 * Stores the noted history and the public events with their subscribers' jobs, gives each changed topic its
 * next revision and passes the message to NOTIFY, which holds it until the commit.
 */
@Injectable()
export class ChangeFlush extends ChangeOutbox {
  lastStatement(transaction: Transaction): QueryConfig | undefined {
    const { changes, trail } = transaction;
    const { events, jobs } = publication(transaction);
    if (changes.size === 0 && trail.length === 0 && events.length === 0) return undefined;
    const { employeeId: actorId } = currentActor();
    const messages = [...changes].map(([topic, items]) =>
      fitting({ topic, change: { items }, actorId }),
    );
    const values = [JSON.stringify(trail), LIVE_CHANNEL, [...changes.keys()], messages];
    if (events.length === 0) return { name: 'emma_tell', text: TELL, values };
    return {
      name: 'emma_tell_and_publish',
      text: TELL_AND_PUBLISH,
      values: [...values, JSON.stringify(events), JSON.stringify(jobs)],
    };
  }
}

function fitting(message: Omit<LiveMessage, 'revision'>): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) + REVISION_BYTES <= MAX_NOTIFY_BYTES) return text;
  return JSON.stringify({ ...message, change: null });
}
