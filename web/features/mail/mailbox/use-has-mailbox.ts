import { useMay } from '../../../shared/auth';
import { useListMailboxQuery } from '../api';

/** Whether the local mailbox is the transport, and this person may look into it. */
export function useHasMailbox(): boolean {
  const mayLook = useMay('sell');
  const { data } = useListMailboxQuery(undefined, { skip: !mayLook });
  return data !== undefined;
}
