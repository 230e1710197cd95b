import { Injectable } from '@nestjs/common';
import { requireTransaction } from '../database/transaction.js';

/**
 * What open pages must hear about once the command is committed. All changes of one topic within
 * one command are sent as one message `{ topic, revision, change: { items } }`.
 */
@Injectable()
export class LiveChanges {
  changed(topic: string, item: object): void {
    const { changes } = requireTransaction();
    changes.set(topic, [...(changes.get(topic) ?? []), item]);
  }
}
