import { Injectable } from '@nestjs/common';
import type { QueryConfig } from 'pg';
import { currentActor } from '../actor/actor.js';
import { ChangeOutbox } from '../database/change-outbox.js';
import type { Transaction } from '../database/transaction.js';
import { INSERT_TRAIL } from '../history/trail.js';
import { LIVE_CHANNEL, MAX_NOTIFY_BYTES } from './live-channel.js';
import type { LiveMessage } from './live-channel.js';

// Topics are always taken in the same order, so that two commands cannot wait for each other. The
// count puts the history before them: an updated topic blocks the next writer of it.
const TELL = `
  with noted as (${INSERT_TRAIL} returning id),
  told as (
    select topic, message
    from unnest($3::text[], $4::text[]) as told (topic, message),
         (select count(*) from noted) first),
  raised as (
    insert into platform.topic_revision (topic, revision)
    select topic, (select last_value from platform.topic_floor) + 1 from told
    order by topic collate "C"
    on conflict (topic) do update set revision = topic_revision.revision + 1, touched = now()
    returning topic, revision)
  select pg_notify($2, format('{"revision":%s,%s', revision, substr(message, 2)))
  from raised join told using (topic)`;
/** Bytes that the revision may add. */
const REVISION_BYTES = 30;

/**
 * Stores the noted history, gives each changed topic its next revision and passes the message to
 * NOTIFY, which holds it until the commit.
 */
@Injectable()
export class ChangeFlush extends ChangeOutbox {
  lastStatement({ changes, trail }: Transaction): QueryConfig | undefined {
    if (changes.size === 0 && trail.length === 0) return undefined;
    const { employeeId: actorId } = currentActor();
    const messages = [...changes].map(([topic, items]) =>
      fitting({ topic, change: { items }, actorId }),
    );
    const values = [JSON.stringify(trail), LIVE_CHANNEL, [...changes.keys()], messages];
    return { name: 'emma_tell', text: TELL, values };
  }
}

function fitting(message: Omit<LiveMessage, 'revision'>): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) + REVISION_BYTES <= MAX_NOTIFY_BYTES) return text;
  return JSON.stringify({ ...message, change: null });
}
