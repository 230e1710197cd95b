import { Query } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

/** Who a bearer token stands for at this moment. */
export interface Caller {
  employeeId: string;
  sessionId: string;
  /** As the database has them now, whatever the token says. */
  roles: readonly Role[];
  /** Milliseconds until the session is over. */
  remainingMs: number;
  /** Whether this use is to be remembered by NoteUseCommand. */
  useIsToBeNoted: boolean;
}

/**
 * By bearer token. Left out is a token that is not ours, whose session is over, was ended or not used for
 * too long, or whose employee is inactive or deleted.
 */
export class IdentifyCallersQuery extends Query<ReadonlyMap<string, Caller>> {
  constructor(readonly tokens: readonly string[]) {
    super();
  }
}
