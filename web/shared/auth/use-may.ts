import type { PermissionKey } from '../../../src/kernel/permission';
import { may } from '../../../src/modules/access/contract/permission-table';
import { useSession } from './use-session';

/** Whether the signed-in person's roles hold a key of the permission table. */
export function useMay(key: PermissionKey): boolean {
  const session = useSession();
  return may(session?.roles ?? [], key);
}
