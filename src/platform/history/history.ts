import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import { currentActor } from '../actor/actor.js';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';
import { requireTransaction } from '../database/transaction.js';
import { INSERT_TRAIL } from './trail.js';
import type { TrailEvent } from './trail.js';

/** One field's value before and after a write. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** What happened to one thing; who and when are filled in. */
export interface HistoryEntry {
  entity: string;
  entityId: string;
  /** CREATED, UPDATED, PHONED, EMAILED, ESTIMATED, BOOKED, CLOSED or OTHER. */
  type: string;
  data?: object;
  changes?: FieldChange[];
  /** Now by default. */
  at?: Date;
}

/** The append-only trail; written in the command's own transaction. */
@Injectable()
export class History {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Stored together with what the running command noted before, so that events keep their order.
   * @returns the id of the event
   */
  async record(entry: HistoryEntry): Promise<string> {
    const event = this.eventOf(entry);
    const noted = requireTransaction().trail.splice(0);
    await this.db.prepared(INSERT_TRAIL, [JSON.stringify([...noted, event])]);
    return event.id;
  }

  /** Stored by the statement that ends the command: nobody reads the event before that. */
  note(entry: HistoryEntry): void {
    requireTransaction().trail.push(this.eventOf(entry));
  }

  private eventOf(entry: HistoryEntry): TrailEvent {
    const { employeeId, requestId } = currentActor();
    return {
      id: newId(),
      entity: entry.entity,
      entity_id: entry.entityId,
      type: entry.type,
      at: (entry.at ?? this.clock.now()).toISOString(),
      employee_id: employeeId,
      request_id: requestId,
      data: entry.data ?? {},
      changes: entry.changes ?? [],
    };
  }
}
