import type { Role } from '#kernel/permission.js';

/** Injection token of the one EmployeeDirectory, connected in src/app. */
export const EMPLOYEE_DIRECTORY = Symbol('EmployeeDirectory');

/** An employee who may come in: active and not deleted. */
export interface StaffMember {
  employeeId: string;
  name: string;
  roles: readonly Role[];
}

/** Which sessions count, in minutes since their last use. */
export interface SessionRule {
  /** A session unused for so long has ended; null: none ends that way. */
  mostUnused: number | null;
  /** A use is stored again after so long. */
  noteAfter: number;
}

/** An employee in an open session, by the clock of the database. */
export interface InSession {
  sessionId: string;
  employeeId: string;
  roles: readonly Role[];
  /** Milliseconds until it is over. */
  remainingMs: number;
  /** Whether this use should be stored. */
  useIsToBeNoted: boolean;
}

/** Someone whom the development sign-in page offers. */
export interface SignInPerson {
  email: string;
  name: string;
  branchName: string;
  roles: readonly Role[];
}

export interface PeopleSearch {
  /** Part of a name or an email address, ignoring case; empty: everybody. */
  text: string;
  /** Addresses that come before all others, in this order. */
  first: readonly string[];
  limit: number;
}

/** What access must know about employees; the employees module answers. */
export interface EmployeeDirectory {
  /** The roles of an active employee, read fresh each time; undefined: let nobody in. */
  activeRoles(employeeId: string): Promise<readonly Role[] | undefined>;
  /** The same, and nobody can make the employee inactive before the running command has ended. */
  heldRoles(employeeId: string): Promise<readonly Role[] | undefined>;
  /** The active employees who are in one of these sessions; ended sessions are left out. */
  inSessions(sessionIds: readonly string[], rule: SessionRule): Promise<InSession[]>;
  /** The active employee with this address, ignoring case. */
  activeByEmail(email: string): Promise<StaffMember | undefined>;
  /** Active employees to sign in as, by name, at most `limit` of them. */
  peopleToSignInAs(search: PeopleSearch): Promise<SignInPerson[]>;
}
