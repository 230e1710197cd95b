import type { Role } from '../../kernel/permission.js';

/** Injection token of the one EmployeeDirectory, joined in src/app. */
export const EMPLOYEE_DIRECTORY = Symbol('EmployeeDirectory');

/** An employee who may come in: active and not deleted. */
export interface StaffMember {
  employeeId: string;
  name: string;
  roles: readonly Role[];
}

/** A session as a token names it. */
export interface SessionKey {
  employeeId: string;
  sessionId: string;
  /** It counts only when it was used after this instant. */
  usedAfter: Date;
}

/** An employee in a session that is open. */
export interface InSession {
  roles: readonly Role[];
  lastUsed: Date;
}

/** Someone whom the development sign-in page offers. */
export interface SignInPerson {
  email: string;
  name: string;
  branchName: string;
  roles: readonly Role[];
}

export interface PeopleSearch {
  /** Part of a name or an e-mail address, ignoring case; empty: everybody. */
  text: string;
  /** Addresses that come before all others, in this order. */
  first: readonly string[];
  limit: number;
}

/** What access must know of employees; the employees module answers it. */
export interface EmployeeDirectory {
  /** The roles of an active employee, read anew each time; undefined: let nobody in. */
  activeRoles(employeeId: string): Promise<readonly Role[] | undefined>;
  /** The same for a token's session; undefined also where the session was ended or is another's. */
  inSession(session: SessionKey): Promise<InSession | undefined>;
  /** The active employee with this address, ignoring case. */
  activeByEmail(email: string): Promise<StaffMember | undefined>;
  /** Active employees to sign in as, by name, at most `limit` of them. */
  peopleToSignInAs(search: PeopleSearch): Promise<SignInPerson[]>;
}
