import { Button, Progress } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './group.module.css';
import { countOf, customersLabel, isOpen, summaryLabel, type Line } from './recipients';
import type { GroupSending } from './use-group-sending';

export interface GroupFootProps {
  lines: readonly Line[];
  sending: GroupSending;
  /** Whether everything is known that an email needs. */
  mayWrite: boolean;
  onClose: () => void;
}

/** How far it is, and what can be done now. */
export function GroupFoot({ lines, sending, mayWrite, onClose }: GroupFootProps): JSX.Element {
  const { isSending, isBegun, send, stop } = sending;
  const open = lines.filter(isOpen).length;
  const whole = lines.length - countOf(lines, 'leftOut');
  const done = countOf(lines, 'sent', 'queued');
  const verb = countOf(lines, 'refused') > 0 && isBegun ? 'Try again with' : 'Send to';
  return (
    <div className={styles.foot}>
      <div className={styles.state} role="status">
        {isSending ? `${done} of ${whole} sent` : summaryLabel(lines)}
        {isSending && (
          <Progress aria-label="Emails sent" value={whole > 0 ? (100 * done) / whole : 0} />
        )}
      </div>
      {isSending ? (
        <Button variant="default" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button variant="default" onClick={onClose}>
          {isBegun ? 'Done' : 'Cancel'}
        </Button>
      )}
      {(open > 0 || isSending || !isBegun) && (
        <Button
          leftSection={<IconSend size={15} aria-hidden />}
          loading={isSending}
          disabled={!mayWrite || open === 0}
          onClick={() => void send()}
        >
          {verb} {customersLabel(open)}
        </Button>
      )}
    </div>
  );
}
