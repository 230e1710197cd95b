import type { JSX, ReactNode } from 'react';
import styles from './page-message.module.css';

export interface PageMessageProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** What the person can do. */
  actions?: ReactNode;
  /** Inside a part of a page instead of in the middle of it. */
  small?: boolean;
  role?: 'alert' | 'status';
}

/** One sentence in the middle of an otherwise empty place: what is wrong and what to do. */
export function PageMessage(props: PageMessageProps): JSX.Element {
  const { icon, title, text, actions, small, role } = props;
  return (
    <div className={`${styles.message} ${small ? styles.small : ''}`} role={role}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
