import { Query } from '@nestjs/cqrs';
import type { Role } from '../../../../kernel/permission.js';

/** Who a bearer token stands for at this moment. */
export interface Caller {
  employeeId: string;
  sessionId: string;
  /** As the database has them now, whatever the token says. */
  roles: readonly Role[];
  expires: Date;
  /** Whether this use is to be remembered by NoteUseCommand. */
  useIsToBeNoted: boolean;
}

/**
 * Undefined: the token is not ours or expired, its session was ended or not used for too long, or its employee is inactive
 * or deleted.
 */
export class IdentifyCallerQuery extends Query<Caller | undefined> {
  constructor(readonly token: string) {
    super();
  }
}
