import type { JSX } from 'react';
import type { RejectedView } from '#modules/planning/contract/proposal.view.js';
import styles from './desk.module.css';

/** Why other trucks do not take what is hit. */
export function Rejected({ rejected }: { rejected: readonly RejectedView[] }): JSX.Element | null {
  const [only] = rejected;
  if (!only) return null;
  const names = rejected.map(({ name }) => name);
  const title = rejected.length === 1 ? `Why not ${only.name}` : `Why not ${names.join(', ')}`;
  return (
    <details className={styles.rejected}>
      <summary>{title}</summary>
      <ul>
        {rejected.map(({ truck, name, why }) => (
          <li key={truck}>{why.startsWith(name) ? why : `${name}: ${why}`}</li>
        ))}
      </ul>
    </details>
  );
}
