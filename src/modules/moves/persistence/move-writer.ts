import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { sameValue } from '../../../kernel/same-value.js';
import { Db } from '../../../platform/database/db.js';
import type { StoredActivity } from '../move-state.js';
import { ActivityRow } from './activity.row.js';
import { LocationRow } from './location.row.js';
import { OperationRow } from './operation.row.js';

type Identified = ObjectLiteral & { id: string };

/** Writes what differs between two states of a customer's activities, a statement a kind of row. */
@Injectable()
export class MoveWriter {
  constructor(private readonly db: Db) {}

  async write(before: readonly StoredActivity[], after: readonly StoredActivity[]): Promise<void> {
    await this.remove(OperationRow, before.flatMap(operationsOf), after.flatMap(operationsOf));
    await this.remove(LocationRow, before.flatMap(locationsOf), after.flatMap(locationsOf));
    await this.remove(ActivityRow, before, after);
    await this.put(ActivityRow, before.map(bare), after.map(bare));
    await this.put(LocationRow, before.flatMap(locationsOf), after.flatMap(locationsOf));
    await this.put(OperationRow, before.flatMap(operationsOf), after.flatMap(operationsOf));
  }

  private async remove(
    row: EntityTarget<Identified>,
    before: readonly Identified[],
    after: readonly Identified[],
  ): Promise<void> {
    const kept = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    if (gone.length > 0) await this.db.manager.delete(row, gone);
  }

  private async put<Row extends Identified>(
    row: EntityTarget<Row>,
    before: readonly Row[],
    after: readonly Row[],
  ): Promise<void> {
    const known = new Map(before.map((one) => [one.id, one]));
    const changed = after.filter((one) => !sameValue(one, known.get(one.id)));
    if (changed.length > 0) await this.db.manager.upsert(row, changed, ['id']);
  }
}

const locationsOf = ({ locations }: StoredActivity): LocationRow[] => locations;
const operationsOf = ({ operations }: StoredActivity): OperationRow[] => operations;

function bare({
  locations: _stops,
  operations: _shares,
  ...activity
}: StoredActivity): ActivityRow {
  return activity;
}
