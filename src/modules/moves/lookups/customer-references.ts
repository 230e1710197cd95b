import { Inject, Injectable } from '@nestjs/common';
import { invalidFields, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { Customer } from '../domain/customer.js';
import { EMPLOYEE_DIRECTORY } from '#modules/access/index.js';
import type { EmployeeDirectory } from '#modules/access/index.js';
import { BRANCH } from '#modules/branches/index.js';
import { REFERRER } from '#modules/referrers/index.js';

/** What customers take from their branch. */
type BranchTerms = typeof BRANCH_TERMS.row;

// For a branch without a rate (R-CUST-7).
const RATE_WITHOUT_BRANCH_RATE = 5_500;

const BRANCH_TERMS = statement(
  {
    /** Cents for one mover for one hour. */
    defaultRateCents: integer(),
  },
  sql`
  select coalesce(default_hourly_rate_cents, ${RATE_WITHOUT_BRANCH_RATE}) as "defaultRateCents"
  from ${BRANCH} where id = $1`,
);
const SOURCE = `select 1 from ${REFERRER} where lower(name) = lower($1)`;

/** Branches, marketing sources and employees that a customer names. */
@Injectable()
export class CustomerReferences {
  constructor(
    private readonly db: Db,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  /** @throws DomainError 404 */
  async branch(id: string): Promise<BranchTerms> {
    const [branch] = await this.db.rows(BRANCH_TERMS, [id]);
    if (!branch) throw notFound('Branch');
    return branch;
  }

  /** @throws DomainError 400 on `referredBy`, also for an inactive source: old ones stay */
  async requireSource(name: string, fieldsAt = ''): Promise<void> {
    const [source] = await this.db.prepared(SOURCE, [name]);
    if (!source) {
      throw invalidFields([
        { path: `${fieldsAt}referredBy`, message: 'There is no such marketing source' },
      ]);
    }
  }

  /**
   * What a write names that was not named before.
   * @throws DomainError 400 on `referredBy` or `managedBy`
   */
  async requireNewlyNamed(before: Customer, after: Customer): Promise<void> {
    const { referredBy, managedBy } = after;
    if (referredBy !== before.referredBy) await this.requireSource(referredBy);
    if (managedBy && managedBy !== before.managedBy) await this.requireManager(managedBy);
  }

  /** @throws DomainError 400 on `managedBy`: it must be an active employee */
  async requireManager(employeeId: string, fieldsAt = ''): Promise<void> {
    if (await this.employees.activeRoles(employeeId)) return;
    const message = 'There is no such employee';
    throw invalidFields([{ path: `${fieldsAt}managedBy`, message }]);
  }
}
