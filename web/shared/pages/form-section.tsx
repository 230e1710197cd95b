import { useId, type JSX, type ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  /**
   * Its content has its own layout; otherwise fields are in as many columns as there is room for.
   */
  plain?: boolean;
  children: ReactNode;
}

/** A titled part of a form's page. */
export function FormSection({ title, plain, children }: FormSectionProps): JSX.Element {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {plain ? children : <div className={styles.fields}>{children}</div>}
    </section>
  );
}
