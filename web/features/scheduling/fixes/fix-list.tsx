import { IconCircleCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type JSX, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MARK_ICONS } from '../board/block/mark-icons';
import type { Fix } from '../model/fix-rows';
import { FixActButton, onBoard } from './fix-act';
import styles from './fixes.module.css';
import type { DayNow } from './use-watched-day';

/** As many as are looked through at once; the board has the rest. */
const MOST_ROWS = 8;

export interface FixListProps {
  day: DayNow;
  /** The day's board. */
  address: string;
  /** A row that is no mark of the board; it is the last one. */
  last?: ReactNode;
}

/** Who acted by keys goes on with the row that takes the place of the one that went. */
function useFocusAfter(fixes: readonly Fix[]): {
  list: React.RefObject<HTMLUListElement | null>;
  onAct: (at: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const acted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (acted.current === null || document.activeElement !== document.body) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
    stops[Math.min(acted.current, stops.length - 1)]?.focus();
    acted.current = null;
  }, [fixes]);
  return {
    list,
    onAct: (at) => {
      acted.current = at;
    },
  };
}

/** What a day lacks, a row a thing, each with the act that mends it. */
export function FixList({ day, address, last }: FixListProps): JSX.Element {
  const { fixes, model } = day;
  const { list, onAct } = useFocusAfter(fixes);
  const shown = fixes.slice(0, MOST_ROWS);
  const more = fixes.length - shown.length;
  if (fixes.length === 0 && !last) {
    return (
      <p className={styles.fine}>
        <IconCircleCheck size={16} aria-hidden />
        {model.blocks.size === 0 ? 'Nothing is booked.' : 'Nothing needs to be fixed.'}
      </p>
    );
  }
  return (
    <ul ref={list} className={styles.list}>
      {shown.map((fix, at) => (
        <FixRow key={fix.key} {...{ fix, day, address }} onAct={() => onAct(at)} />
      ))}
      {more > 0 && (
        <li className={styles.more} data-row>
          <Link to={address} data-walk>
            and {more} more
          </Link>
        </li>
      )}
      {last}
    </ul>
  );
}

interface FixRowProps extends Omit<FixListProps, 'last'> {
  fix: Fix;
  onAct: () => void;
}

function FixRow({ fix, day, address, onAct }: FixRowProps): JSX.Element {
  const { mark, tone, title, detail } = fix;
  const Picture = MARK_ICONS[mark];
  return (
    <li className={styles.row} data-row data-mark={mark}>
      <span className={styles.icon} data-tone={tone}>
        <Picture size={16} aria-hidden />
      </span>
      <span className={styles.what}>
        <Link to={onBoard(fix, address)} title={title}>
          {title}
        </Link>
        <small title={detail}>{detail}</small>
      </span>
      <FixActButton {...{ fix, day, address, onAct }} />
    </li>
  );
}
