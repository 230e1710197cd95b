import type { CSSProperties, JSX } from 'react';
import { stopLine, stopStreet } from '../model/stop-labels';
import type { MoveRoute, RowRoutes } from './day-routes';
import styles from './day-map.module.css';

export interface RouteListProps {
  rows: readonly RowRoutes[];
  lit: string | null;
  onLight: (group: string | null) => void;
  onChoose: (blockId: string) => void;
}

/** What the map shows, in words: by truck, in the order of the day. */
export function RouteList({ rows, lit, onLight, onChoose }: RouteListProps): JSX.Element {
  return (
    <div className={styles.list}>
      {rows.length === 0 && <p className={styles.none}>No moves on this day yet.</p>}
      {rows.map(({ truck, name, color, moves }) => (
        <section key={truck ?? 'unassigned'} aria-label={name}>
          <h3 style={{ '--truck': color } as CSSProperties}>{name}</h3>
          <ul>
            {moves.map((move) => (
              <li key={move.block.id}>
                <button
                  type="button"
                  data-lit={move.group === lit}
                  onPointerEnter={() => onLight(move.group)}
                  onPointerLeave={() => onLight(null)}
                  onFocus={() => onLight(move.group)}
                  onBlur={() => onLight(null)}
                  onClick={() => onChoose(move.block.id)}
                >
                  <b>{move.block.name}</b> <span>{move.block.times}</span>
                  <small>{routeLabel(move)}</small>
                </button>
                {move.unplaced > 0 && (
                  <p className={styles.unplaced}>{`Not placed: ${unplacedLabel(move)}`}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const routeLabel = ({ stops }: MoveRoute): string =>
  stops.length === 0 ? 'No stops yet' : stops.map(stopStreet).join(' → ');

const unplacedLabel = ({ stops }: MoveRoute): string =>
  stops
    .filter(({ latitude }) => latitude === null)
    .map(stopLine)
    .join('; ');
