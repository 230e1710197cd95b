import { useEffect } from 'react';
import { isId } from '#kernel/ids.js';
import { useOwnPlace } from '../../shared/pages';
import { whenDrawn } from '../../shared/ui';

/** As long as a board may take to be there. */
const PATIENCE_MS = 10_000;

/** The seat of a truck that is to be filled; without one that may be filled here, the truck. */
function focusSeat(truckId: string, isLead: boolean): boolean {
  const truck = document.querySelector<HTMLElement>(`[data-truck="${truckId}"]`);
  if (!truck) return false;
  const seats = [...truck.querySelectorAll<HTMLElement>('[data-seat]')].slice(isLead ? 0 : 1);
  const seat =
    seats.find(({ dataset }) => dataset.empty === 'true' && dataset.required === 'true') ??
    seats.find(({ dataset }) => dataset.empty === 'true');
  const stop = seat?.querySelector('button') ?? truck;
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  stop.focus({ preventScroll: true });
  return true;
}

/** The address may ask for a seat, `?seat=lead.{truck}` or `?seat=mover.{truck}`: it has the focus once it is drawn. */
export function useSeatAsked(): void {
  const { pathname, search, go } = useOwnPlace();
  const asked = new URLSearchParams(search).get('seat');
  useEffect(() => {
    if (asked === null) return;
    const [kind, truckId] = asked.split('.');
    const rest = new URLSearchParams(search);
    rest.delete('seat');
    go(`${pathname}?${rest.toString()}`, { replace: true });
    if (!isId(truckId)) return;
    whenDrawn(() => focusSeat(truckId, kind === 'lead'), performance.now() + PATIENCE_MS);
  }, [asked, pathname, search, go]);
}
