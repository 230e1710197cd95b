import { Injectable } from '@nestjs/common';
import type { EventKind } from '#kernel/event-kind.js';
import { newId } from '#kernel/ids.js';
import { actorIdOf, currentActor, currentPlan, currentUndo } from '../actor/actor.js';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';
import { requireTransaction } from '../database/transaction.js';
import { initialFields } from './field-changes.js';
import type { FieldChange } from './field-changes.js';
import { INSERT_TRAIL } from './trail.js';
import type { TrailEvent } from './trail.js';

interface Subject {
  entity: string;
  entityId: string;
}

/** What happened to one thing; who and when are filled in. */
export interface HistoryEntry extends Subject {
  /** A creation is recorded as a `Creation`. */
  type: Exclude<EventKind, 'CREATED'>;
  data?: object;
  changes?: FieldChange[];
  /** Now by default. */
  at?: Date;
}

/** A thing that was just created. */
export interface Creation extends Subject {
  /** What it has from the start: each field with a value is a change from nothing. */
  fields: object;
  data?: object;
}

type AnyEntry = Omit<HistoryEntry, 'type'> & { type: EventKind };

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
  record(entry: HistoryEntry): Promise<string> {
    return this.store(entry);
  }

  async recordCreation(creation: Creation): Promise<void> {
    await this.store(creationOf(creation));
  }

  /** Stored by the statement that ends the command: nobody reads the event before that. */
  note(entry: HistoryEntry): void {
    requireTransaction().trail.push(this.eventOf(entry));
  }

  /** The same for a creation. */
  noteCreation(creation: Creation): void {
    requireTransaction().trail.push(this.eventOf(creationOf(creation)));
  }

  private async store(entry: AnyEntry): Promise<string> {
    const event = this.eventOf(entry);
    const noted = requireTransaction().trail.splice(0);
    await this.db.prepared(INSERT_TRAIL, [JSON.stringify([...noted, event])]);
    return event.id;
  }

  private eventOf(entry: AnyEntry): TrailEvent {
    const actor = currentActor();
    const undoes = currentUndo()?.requestId;
    const plan = currentPlan();
    return {
      id: newId(),
      entity: entry.entity,
      entity_id: entry.entityId,
      type: entry.type,
      at: (entry.at ?? this.clock.now()).toISOString(),
      employee_id: actor.employeeId,
      actor_kind: actor.kind,
      actor_id: actorIdOf(actor),
      request_id: actor.requestId,
      data: {
        ...entry.data,
        ...(undoes !== undefined && { undoes }),
        ...(plan !== undefined && { plan }),
      },
      changes: entry.changes ?? [],
    };
  }
}

const creationOf = ({ fields, ...creation }: Creation): AnyEntry => ({
  ...creation,
  type: 'CREATED',
  changes: initialFields(fields),
});
