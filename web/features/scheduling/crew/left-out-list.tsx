import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useContext, type JSX } from 'react';
import { LeftOutContext } from './crew-context';
import styles from './crew.module.css';

/** Who was not seated as before, and why; until somebody has read it. */
export function LeftOutList(): JSX.Element | null {
  const { sentences, dismiss } = useContext(LeftOutContext);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.zone} aria-label="Left out">
      <h3 className={styles.zoneTitle}>
        Left out
        <ActionIcon size="xs" aria-label="Close the list of those left out" onClick={dismiss}>
          <IconX size={13} aria-hidden />
        </ActionIcon>
      </h3>
      <ul className={styles.reasons}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
