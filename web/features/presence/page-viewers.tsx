import { Tooltip } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Avatar } from '../../shared/ui';
import { isStale, useLiveState, useViewers } from '../../shared/realtime';
import styles from './page-viewers.module.css';
import { useManagerNews, type Colleague } from './use-manager-news';

const SHOWN = 4;
const SEARCHING = 'Searching for managers';

export interface PageViewersProps {
  /** The page's full path. */
  pageId: string;
  /** The signed-in person's id. */
  self: string | null;
  /** Everyone who works here, by id. */
  staff: ReadonlyMap<string, Colleague>;
}

/** The people who have this page open now, including oneself; nothing while one is alone. */
export function PageViewers({ pageId, self, staff }: PageViewersProps): JSX.Element | null {
  const viewers = useViewers(pageId);
  const isUnknown = isStale(useLiveState());
  useManagerNews(pageId, viewers, self, staff);

  if (isUnknown) {
    return (
      <span className={styles.searching} role="status" title={SEARCHING}>
        <IconPlugConnectedX size={16} aria-hidden />
        <span className={styles.words}>{SEARCHING}</span>
      </span>
    );
  }
  if (viewers.every((id) => id === self)) return null;
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
