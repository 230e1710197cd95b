import { useEffect, type JSX } from 'react';
import { showInstant, showTimeNamed } from '../../shared/format';
import { useShown } from '../../shared/pages';
import { onReturn, useConnection } from '../../shared/realtime';
import { announce, Banner } from '../../shared/ui';
import styles from './connection-bar.module.css';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** The time of day is clear enough for a moment that is not long ago. */
const asOfLabel = (asOf: Date, timezone: string): string =>
  Date.now() - asOf.getTime() < HALF_A_DAY_MS
    ? showTimeNamed(asOf, timezone)
    : showInstant(asOf, timezone);

/**
 * Across the top of every page while live changes do not arrive: what is shown may be out of date.
 */
export function ConnectionBar(): JSX.Element | null {
  const { live, asOf } = useConnection();
  const { what, timezone, asOf: fetched = asOf } = useShown();
  useEffect(() => onReturn(() => announce('Reconnected.')), []);
  if (live === 'full') {
    return (
      <div className={styles.bar}>
        <Banner tone="warning">Too many tabs are open. Close one to get live changes here.</Banner>
      </div>
    );
  }
  if (live !== 'lost') return null;
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.bar}>
      <Banner tone="warning" actions={<span className={styles.hint}>Reconnecting…</span>}>
        Not connected. Showing {what} as of {asOfLabel(new Date(Math.min(asOf, fetched)), zone)}
      </Banner>
    </div>
  );
}
