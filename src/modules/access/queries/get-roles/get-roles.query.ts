import { Query } from '@nestjs/cqrs';
import type { Role } from '../../../../kernel/permission.js';

/** The roles of an employee at this moment; undefined: inactive, deleted or unknown. */
export class GetRolesQuery extends Query<readonly Role[] | undefined> {
  constructor(readonly employeeId: string) {
    super();
  }
}
