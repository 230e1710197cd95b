import { useId, type JSX, type ReactNode } from 'react';
import styles from './form-section.module.css';

/** A titled part of a form's page, its fields in as many columns as there is room for. */
export function FormSection({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): JSX.Element {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
