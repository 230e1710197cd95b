import { Tooltip } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import { useLiveState, useViewers } from '../../shared/realtime';
import { Avatar } from '../../shared/ui';
import type { Colleague } from './colleague';
import styles from './page-viewers.module.css';
import { useManagerNews } from './use-manager-news';

const SHOWN = 4;
/** A connection that comes back at once is not worth a word. */
const PATIENCE_MS = 2000;

function useLost(): boolean {
  const searching = useLiveState() === 'searching';
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(searching), searching ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [searching]);
  return searching && lost;
}

export interface PageViewersProps {
  /** The page's full path. */
  pageId: string;
  /** The signed-in person's id. */
  self: string | null;
  /** Everyone who works here, by id. */
  staff: ReadonlyMap<string, Colleague>;
}

/** The people who have this page open now, oneself among them. */
export function PageViewers({ pageId, self, staff }: PageViewersProps): JSX.Element {
  const viewers = useViewers(pageId);
  const lost = useLost();
  useManagerNews(pageId, viewers, self, staff);

  if (lost) {
    return (
      <span className={styles.searching} role="status">
        <IconPlugConnectedX size={16} aria-hidden />
        <span className={styles.words}>Searching for managers</span>
      </span>
    );
  }
  const people = viewers.flatMap((id) => staff.get(id) ?? []);
  const rest = people.slice(SHOWN).map(({ displayName }) => displayName);
  return (
    <div className={styles.viewers} role="group" aria-label="On this page">
      {people.slice(0, SHOWN).map((person) => (
        <Avatar key={person._id} person={person} />
      ))}
      {rest.length > 0 && (
        <Tooltip label={rest.join(', ')}>
          <span className={styles.more} role="img" aria-label={rest.join(', ')}>
            +{rest.length}
          </span>
        </Tooltip>
      )}
    </div>
  );
}
