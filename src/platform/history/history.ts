import { Injectable } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { currentActor } from '../actor/actor.js';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';

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
  /** Now unless told. */
  at?: Date;
}

const INSERT = `
  insert into platform.history_event
    (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** The append-only trail; written in the command's own transaction. */
@Injectable()
export class History {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the event. */
  async record(entry: HistoryEntry): Promise<string> {
    const id = newId();
    const { employeeId, requestId } = currentActor();
    await this.db.execute(INSERT, [
      id,
      entry.entity,
      entry.entityId,
      entry.type,
      entry.at ?? this.clock.now(),
      employeeId,
      requestId,
      JSON.stringify(entry.data ?? {}),
      JSON.stringify(entry.changes ?? []),
    ]);
    return id;
  }
}
