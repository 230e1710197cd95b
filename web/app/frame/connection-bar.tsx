import { useEffect, type JSX } from 'react';
import { showInstant, showTimeNamed } from '../../shared/format';
import { useShown } from '../../shared/pages';
import { live, useLiveState } from '../../shared/realtime';
import { announce, Banner } from '../../shared/ui';
import styles from './connection-bar.module.css';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** The time of day says enough of a while ago. */
const asOfWords = (asOf: Date, timezone: string): string =>
  Date.now() - asOf.getTime() < HALF_A_DAY_MS
    ? showTimeNamed(asOf, timezone)
    : showInstant(asOf, timezone);

/** Across every page while the server is out of reach: what is shown grows old. */
export function ConnectionBar(): JSX.Element | null {
  const isLost = useLiveState() === 'lost';
  const { what, timezone } = useShown();
  useEffect(() => live.onReturn(() => announce('Connected again.')), []);
  if (!isLost) return null;
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.bar}>
      <Banner tone="warning" actions={<span className={styles.hint}>Connecting again…</span>}>
        Not connected. Showing {what} as of {asOfWords(live.asOf(), zone)}
      </Banner>
    </div>
  );
}
