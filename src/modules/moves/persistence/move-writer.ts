import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import { CUSTOMER_REFUSALS } from './customer-refusals.js';
import type { MoveChange } from './move-change.js';
import { statementOf, toldColumns } from './row-writes.js';
import type { RowWrite } from './row-writes.js';

/** Writes to the tables of a move: all that one change says, in one statement. */
@Injectable()
export class MoveWriter {
  private readonly statements = new Map<string, string>();

  constructor(private readonly db: Db) {}

  /** The customer is held. @throws DomainError 400 for an unknown `previousContractId` */
  async write(change: MoveChange): Promise<void> {
    const parts = partsOf(change);
    if (parts.length === 0) return;
    const values = parts.flatMap((part) => part.values);
    const written = await this.db
      .prepared(this.statement(parts.map(({ write }) => write)), values)
      .catch((error: unknown) => onConstraint(error, CUSTOMER_REFUSALS));
    if (written.length === 0) throw new Error(`Customer ${change.customerId} was not held`);
  }

  /** One a kind of change, always the same text, so that it stays prepared. */
  private statement(writes: readonly RowWrite[]): string {
    const kind = writes.join();
    const text = this.statements.get(kind) ?? statementOf(writes);
    this.statements.set(kind, text);
    return text;
  }
}

interface Part {
  write: RowWrite;
  values: unknown[];
}

/** The writes for which there is something, and their parameters. */
function partsOf({ customerId, version, customer, gone, put }: MoveChange): Part[] {
  const json = (rows: readonly object[]): unknown[] => (rows.length > 0 ? [toJson(rows)] : []);
  const ids = (list: readonly string[]): unknown[] => (list.length > 0 ? [list] : []);
  const isChanged = Object.keys(customer).length > 0;
  const parts: Part[] = [
    {
      write: 'customer',
      values: isChanged ? [customerId, version, toJson(toldColumns(customer))] : [],
    },
    { write: 'goneActivities', values: ids(gone.activities) },
    { write: 'goneLocations', values: ids(gone.locations) },
    { write: 'goneOperations', values: ids(gone.operations) },
    { write: 'activities', values: json(put.activities) },
    { write: 'locations', values: json(put.locations) },
    { write: 'operations', values: json(put.operations) },
  ];
  return parts.filter(({ values }) => values.length > 0);
}

const toJson = (value: object): string => JSON.stringify(value);
