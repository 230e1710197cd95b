import { Injectable } from '@nestjs/common';
import { requireTransaction } from '../database/transaction.js';

/**
 * What open pages must hear about once the command is committed. All changes of one topic within
 * one command are sent as one message `{ topic, revision, change: { items } }`.
 */
@Injectable()
export class LiveChanges {
  /** @param outdates which of the command's earlier changes of the topic this one takes the place of */
  changed(topic: string, item: object, outdates: (earlier: object) => boolean = () => false): void {
    const { changes } = requireTransaction();
    const kept = (changes.get(topic) ?? []).filter((earlier) => !outdates(earlier));
    changes.set(topic, [...kept, item]);
  }
}
