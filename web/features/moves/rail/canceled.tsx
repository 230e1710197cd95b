import { IconBan } from '@tabler/icons-react';
import type { JSX } from 'react';
import { showShortDay } from '../../../shared/format';
import styles from './quote-rail.module.css';

/** What is known of a cancellation. */
export interface Canceled {
  /** Instant. */
  at: string;
  /** Empty where none was given. */
  reason: string;
  by: string | null;
}

export interface CanceledProps {
  /** Null while it is not known. */
  canceled: Canceled | null;
  timezone: string;
}

/** In place of the price and the next step: a canceled move has neither. */
export function CanceledNotice({ canceled, timezone }: CanceledProps): JSX.Element {
  const when = canceled && showShortDay(canceled.at, timezone);
  const by = canceled?.by && `by ${canceled.by}`;
  return (
    <div className={styles.canceled} role="status">
      <p className={styles.end}>
        <IconBan size={18} aria-hidden /> {['Canceled', when, by].filter(Boolean).join(' ')}
      </p>
      {canceled && <p className={styles.reason}>{canceled.reason || 'No reason was given.'}</p>}
    </div>
  );
}
