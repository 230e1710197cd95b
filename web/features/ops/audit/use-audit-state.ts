import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditRequest } from '../api';

const FILTERS = ['entity', 'id', 'employeeId', 'from', 'to'] as const;
export type AuditFilter = (typeof FILTERS)[number];

/** What part of the trail is on screen; all of it is in the page's address. */
export interface AuditState {
  filters: Readonly<Partial<Record<AuditFilter, string>>>;
  page: number;
  /** The event that is open. */
  event: string | null;
}

function read(address: URLSearchParams): AuditState {
  const page = Number(address.get('page'));
  const given = FILTERS.map((name) => [name, address.get(name)] as const);
  return {
    filters: Object.fromEntries(given.filter(([, value]) => value)),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    event: address.get('event'),
  };
}

export const auditAddress = ({ filters, page, event }: AuditState): URLSearchParams =>
  new URLSearchParams({
    ...filters,
    ...(page > 1 && { page: String(page) }),
    ...(event && { event }),
  });

/** The query of GET /audit. */
export const toRequest = ({ filters, page }: AuditState): AuditRequest => ({ ...filters, page });

/** The trail's state in the address; another filter starts at the first page. */
export function useAuditState(): [AuditState, (change: Partial<AuditState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => read(address), [address]);
  const change = useCallback(
    (part: Partial<AuditState>) =>
      setAddress((before) => {
        const known = read(before);
        return auditAddress({ ...known, event: null, ...(part.filters && { page: 1 }), ...part });
      }),
    [setAddress],
  );
  return [state, change];
}
