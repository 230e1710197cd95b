import { IconCloudUp } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useSelector } from 'react-redux';
import { sendWaiting } from './outbox';
import styles from './stamping.module.css';
import { isLastingIn, isSendingIn, unsentIn } from './stamping-slice';

/** How many stamps wait for a network; nothing when all are sent. */
export function UnsentLine(): JSX.Element {
  const unsent = useSelector(unsentIn);
  const isSending = useSelector(isSendingIn);
  const isLasting = useSelector(isLastingIn);
  return (
    <div role="status" className={styles.status}>
      {unsent > 0 && (
        <div className={styles.unsent}>
          <IconCloudUp size={20} aria-hidden />
          <span>
            <b>{unsent} not sent</b>{' '}
            {isLasting
              ? 'Kept on this phone until there is a network.'
              : 'Keep this page open until there is a network.'}
          </span>
          <button
            type="button"
            className={styles.second}
            aria-disabled={isSending || undefined}
            onClick={() => void sendWaiting()}
          >
            {isSending ? 'Sending…' : 'Send now'}
          </button>
        </div>
      )}
    </div>
  );
}
