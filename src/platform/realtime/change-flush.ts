import { Injectable } from '@nestjs/common';
import { currentActor } from '../actor/actor.js';
import type { Transaction } from '../database/transaction.js';
import { LIVE_CHANNEL, MAX_NOTIFY_BYTES } from './live-channel.js';
import type { LiveMessage } from './live-channel.js';

const RAISE_REVISION = `
  insert into platform.topic_revision (topic, revision) values ($1, 1)
  on conflict (topic) do update set revision = topic_revision.revision + 1
  returning revision`;

/** Gives each changed topic its next revision and hands the message to NOTIFY, which keeps it until the commit. */
@Injectable()
export class ChangeFlush {
  async flush({ client, changes }: Transaction): Promise<void> {
    // One order of topics for everybody, so that two commands cannot wait for each other.
    for (const topic of [...changes.keys()].sort()) {
      const { rows } = await client.query<{ revision: number }>(RAISE_REVISION, [topic]);
      const message: LiveMessage = {
        topic,
        revision: rows[0]?.revision ?? 0,
        change: { items: changes.get(topic) ?? [] },
        actorId: currentActor().employeeId,
      };
      await client.query('select pg_notify($1, $2)', [LIVE_CHANNEL, fitting(message)]);
    }
  }
}

function fitting(message: LiveMessage): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) <= MAX_NOTIFY_BYTES) return text;
  return JSON.stringify({ ...message, change: null });
}
