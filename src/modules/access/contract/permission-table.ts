import { ROLES, type PermissionKey, type Role } from '../../../kernel/permission.js';

/** Who holds which key (R-ACCESS-9 to R-ACCESS-14). `open` needs no sign-in at all. */
const PERMISSION_TABLE: Readonly<Record<PermissionKey, readonly Role[]>> = {
  open: ROLES,
  self: ROLES,
  read: ROLES,
  sell: ['sales', 'manager', 'admin'],
  dispatch: ['manager', 'admin'],
  trucks: ['manager', 'admin'],
  admin: ['admin'],
};

/** Whether someone with these roles may use what stands under `key`. */
export const may = (roles: readonly Role[], key: PermissionKey): boolean =>
  key === 'open' || roles.some((role) => PERMISSION_TABLE[key].includes(role));

/** The `admin/employee view` right: without it GET /employee answers the short form only. */
export const EMPLOYEE_VIEW_KEY: PermissionKey = 'trucks';

/** Movers and team leads read customers, trucks and the day without money and addresses of mail. */
export const isReduced = (roles: readonly Role[]): boolean =>
  may(roles, 'read') && !may(roles, 'sell');
