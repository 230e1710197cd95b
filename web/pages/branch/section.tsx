import { useId, type JSX, type ReactNode } from 'react';
import styles from './branch.module.css';

/** A titled part of the branch page. */
export function Section({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
