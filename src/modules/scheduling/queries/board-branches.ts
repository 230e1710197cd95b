import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';

/** What a board must know about its branch. */
export interface BoardBranch {
  id: string;
  name: string;
  timezone: string;
  active: boolean;
}

const IDS = statement({ id: id() }, sql`select id from ${BRANCH} order by id`);
const FIND = statement(
  { id: id(), name: text(), timezone: text(), active: boolean() },
  sql`select id, name, timezone, active from ${BRANCH} where id = $1`,
);

@Injectable()
export class BoardBranches {
  constructor(private readonly db: Db) {}

  /** @throws 404 'Branch not found' */
  async get(branchId: string): Promise<BoardBranch> {
    const [branch] = await this.db.rows(FIND, [branchId]);
    if (!branch) throw notFound('Branch');
    return branch;
  }

  /** Of all branches, closed ones too. */
  async ids(): Promise<string[]> {
    return (await this.db.rows(IDS)).map(({ id }) => id);
  }

  /**
   * For work that only succeeds if the branch is known: the branch is looked up only after a
   * refusal. An unknown branch is refused before everything else.
   * @throws 404 'Branch not found', and what `work` throws
   */
  async refusedFirst<T>(branchId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) await this.get(branchId);
      throw error;
    }
  }
}
