import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { AccessConfig } from '../access.config.js';

/** Who someone is at the identity provider. */
export interface ProviderAccount {
  issuer: string;
  email: string;
  /** Permanent, unlike the address. */
  subject: string;
}

const BIND = `
  insert into access.subject (employee_id, issuer, email, subject)
  values ($1, $2, lower($3), $4)
  on conflict (employee_id) do update
    set issuer = excluded.issuer, email = excluded.email, subject = excluded.subject
    where (subject.issuer, subject.email) <> (excluded.issuer, excluded.email)
      or subject.subject = excluded.subject`;

/** Which account of the provider each employee first came with. */
@Injectable()
export class SubjectRepository {
  constructor(
    private readonly db: Db,
    private readonly config: AccessConfig,
  ) {}

  /**
   * Binds an employee to the account, if the operator wants that. Someone whose address was changed
   * here, or who comes from another issuer, is bound again.
   * @returns false when the employee came with another account of the same address before
   */
  async bind(employeeId: string, { issuer, email, subject }: ProviderAccount): Promise<boolean> {
    if (this.config.bindSubject === 'off') return true;
    return (await this.db.execute(BIND, [employeeId, issuer, email, subject])) === 1;
  }
}
