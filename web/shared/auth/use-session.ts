import { useSelector } from 'react-redux';
import type { Session } from './session';
import { currentSession, sessionIn } from './session-slice';
import type { PermissionKey } from '#kernel/permission.js';
import { may } from '#modules/access/contract/permission-table.js';

/** The signed-in person's session, or null; follows sign-in and sign-out, also of other tabs. */
export const useSession = (): Session | null => useSelector(sessionIn);

/** Whether the signed-in person's roles hold a key of the permission table. */
export function useMay(key: PermissionKey): boolean {
  const session = useSession();
  return may(session?.roles ?? [], key);
}

/** The same outside React, at this moment. */
export const mayNow = (key: PermissionKey): boolean => may(currentSession()?.roles ?? [], key);
