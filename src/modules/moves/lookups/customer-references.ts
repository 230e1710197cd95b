import { Inject, Injectable } from '@nestjs/common';
import { invalidFields, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import type { Customer } from '../domain/customer.js';
import { EMPLOYEE_DIRECTORY } from '#modules/access/index.js';
import type { EmployeeDirectory } from '#modules/access/index.js';

/** What a branch lends to its customers. */
interface BranchTerms {
  /** Cents per mover-hour. */
  defaultRateCents: number;
}

// Of a branch that has none (R-CUST-7).
const RATE_WITHOUT_BRANCH_RATE = 5_500;

const BRANCH = `
  select coalesce(default_hourly_rate_cents, ${RATE_WITHOUT_BRANCH_RATE}) as "defaultRateCents"
  from branches.v_branch where id = $1`;
const SOURCE = 'select 1 from referrers.v_referrer where lower(name) = lower($1)';

/** Branches, marketing sources and employees that a customer names. */
@Injectable()
export class CustomerReferences {
  constructor(
    private readonly db: Db,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  /** @throws DomainError 404 */
  async branch(id: string): Promise<BranchTerms> {
    const [branch] = await this.db.prepared<BranchTerms>(BRANCH, [id]);
    if (!branch) throw notFound('Branch');
    return branch;
  }

  /** @throws DomainError 400 on `referredBy`, also for a source that is out of use: old ones stay. */
  async requireSource(name: string, fieldsAt = ''): Promise<void> {
    const [source] = await this.db.prepared(SOURCE, [name]);
    if (!source) {
      throw invalidFields([
        { path: `${fieldsAt}referredBy`, message: 'There is no such marketing source' },
      ]);
    }
  }

  /** What a write newly names. @throws DomainError 400 on `referredBy` or `managedBy` */
  async requireNewlyNamed(before: Customer, after: Customer): Promise<void> {
    const { referredBy, managedBy } = after;
    if (referredBy !== before.referredBy) await this.requireSource(referredBy);
    if (managedBy && managedBy !== before.managedBy) await this.requireManager(managedBy);
  }

  /** @throws DomainError 400 on `managedBy`: whoever is put in charge works here. */
  async requireManager(employeeId: string, fieldsAt = ''): Promise<void> {
    if (await this.employees.activeRoles(employeeId)) return;
    const message = 'There is no such employee';
    throw invalidFields([{ path: `${fieldsAt}managedBy`, message }]);
  }
}
