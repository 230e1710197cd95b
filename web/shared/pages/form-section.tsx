import { useId, type JSX, type ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  /**
   * Its content has its own layout; otherwise fields are in as many columns as there is room for.
   */
  plain?: boolean;
  /** A line under the title. */
  hint?: string;
  /** What it shows is being fetched. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A titled part of a page, of fields or with a layout of its own. */
export function FormSection({
  title,
  plain,
  hint,
  isBusy,
  children,
}: FormSectionProps): JSX.Element {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {plain ? children : <div className={styles.fields}>{children}</div>}
    </section>
  );
}
