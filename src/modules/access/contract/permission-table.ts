import { keysOf, type PermissionKey, type Role } from '#kernel/permission.js';

/** Whether someone with these roles may use what needs `key` (R-ACCESS-9 to R-ACCESS-14). */
export const may = (roles: readonly Role[], key: PermissionKey): boolean =>
  key === 'open' || roles.some((role) => keysOf(role).includes(key));

/** The `admin/employee view` right: without it GET /employee returns the short form only. */
export const EMPLOYEE_VIEW_KEY: PermissionKey = 'trucks';

/** Movers and team leads read customers, trucks and the day without money and email addresses. */
export const isReduced = (roles: readonly Role[]): boolean =>
  may(roles, 'read') && !may(roles, 'sell');
