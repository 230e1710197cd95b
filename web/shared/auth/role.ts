import { ROLES, type Role } from '../../../src/kernel/permission';

export type { Role };

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
