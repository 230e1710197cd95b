import type { JSX } from 'react';
import { promiseLabel } from '../../model/arrival-label';
import { usePlanDesk } from '../../drag/plan-desk-context';
import type { BoardBlock } from '../../model/board-block';
import { readable } from '../../model/job-hours';
import { Agreement } from './agreement';
import styles from './block-popup.module.css';
import type { StartChange } from './use-start-change';

export interface StartAnswerProps {
  block: BoardBlock;
  timezone: string;
  change: StartChange;
}

/** Asks how the customer agreed to a start outside of what was promised; says why hours were refused. */
export function StartAnswer({ block, timezone, change }: StartAnswerProps): JSX.Element {
  const { wanted, why, instead, isSending, hours, send, forget } = change;
  const desk = usePlanDesk();
  return (
    <>
      {wanted !== null && (
        <Agreement
          promised={promiseLabel(block.booking, timezone)}
          wanted={readable(wanted)}
          isSending={isSending}
          onAgreed={(agreed) => void send({ hours: { ...hours, start: wanted }, agreed })}
        />
      )}
      {why !== null && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
      {instead && desk && <desk.Ways asked={instead} onTaken={forget} />}
    </>
  );
}
