import { useEffect, useRef, type CSSProperties, type JSX } from 'react';
import type { OfferedPlace } from '../drag/board-view-slice';
import { useBoardView } from '../drag/use-board-view';
import styles from './offered-places.module.css';

/** What stays in sight at the top of a board. */
const HEADER_PX = 28;

/** Brings an element's row into sight of its board, without moving the page. */
function bringIntoSight(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>('[data-board]');
  const row = element.closest<HTMLElement>('[data-row]');
  if (!scroller || !row) return;
  const [room, at] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = at.top - room.top - HEADER_PX;
  const below = at.bottom - room.bottom + row.offsetHeight;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += below;
}

function Place({ place }: { place: OfferedPlace }): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (own.current) bringIntoSight(own.current);
  }, [place]);
  const { column, span, out, back, words } = place;
  const shown = { '--column': column, '--span': span, '--out': out, '--back': back };
  return (
    // It says what the chosen row beside the board says.
    <div ref={own} className={styles.place} data-offered aria-hidden style={shown as CSSProperties}>
      <span className={styles.job}>{words}</span>
    </div>
  );
}

/** Where a free time that somebody looks at would be on a truck's row. */
export function OfferedPlaces({ truck }: { truck: string }): JSX.Element | null {
  const offered = useBoardView((view) => view.offered);
  const place = offered.find((one) => one.truck === truck);
  return place ? <Place place={place} /> : null;
}
