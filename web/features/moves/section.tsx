import type { JSX, ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of the customer page. */
export function Section({ title, actions, children }: SectionProps): JSX.Element {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
