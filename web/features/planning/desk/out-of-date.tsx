import { Button } from '@mantine/core';
import { useContext, type JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { PlanDeskContext } from '../../scheduling';
import styles from './desk.module.css';

export interface OutOfDateProps {
  proposal: ProposalView;
  /** `Dana changed 2 of these steps`. */
  words: string;
}

/** Said as soon as the board has it, before anybody applies what can't be applied. */
export function OutOfDate({ proposal, words }: OutOfDateProps): JSX.Element {
  const desk = useContext(PlanDeskContext);
  const { kind, cause } = proposal;
  return (
    <div className={styles.outOfDate} role="status">
      <p>{`Out of date: ${words}.`}</p>
      <Button size="compact-sm" onClick={() => void desk?.propose({ kind, cause })}>
        Look again
      </Button>
    </div>
  );
}
