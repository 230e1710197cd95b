import type { Role } from '#kernel/permission.js';

/** What everyone may know about a colleague. */
export interface EmployeeSummaryView {
  _id: string;
  firstName: string;
  lastName: string;
  /** First and last name. */
  fullName: string;
  displayName: string;
  /** `#rrggbb`. */
  color: string;
  /** An address that works without a header; `null` without a picture. */
  picture: string | null;
  branchId: string;
  active: boolean;
  isTeamLead: boolean;
  isManager: boolean;
}

/** A whole employee: for those with the admin/employee view right, and for oneself. */
export interface EmployeeView extends EmployeeSummaryView {
  email: string;
  phone: string;
  /** Removed: never active again. */
  deleted: boolean;
  notes: string;
  branch: { _id: string; name: string; timezone: string };
  cohort: string;
  roles: Role[];
  isSales: boolean;
  isAdmin: boolean;
  /** Manager or admin. */
  hasManagerialPosition: boolean;
  /** Raised by each save that changes something. */
  version: number;
}
