import { Query } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

/** Who a bearer token belongs to at this moment. */
export interface Caller {
  employeeId: string;
  sessionId: string;
  /** As they are in the database now, whatever the token says. */
  roles: readonly Role[];
  /** Milliseconds until the session is over. */
  remainingMs: number;
  /** Whether this use should be stored with NoteUseCommand. */
  useIsToBeNoted: boolean;
}

/**
 * By bearer token. Left out are tokens that are not ours, whose session is over, was ended or
 * unused for too long, or whose employee is inactive or deleted.
 */
export class IdentifyCallersQuery extends Query<ReadonlyMap<string, Caller>> {
  constructor(readonly tokens: readonly string[]) {
    super();
  }
}
