import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import styles from './banner.module.css';
import type { Tone } from './status-badge';

export interface BannerProps {
  tone: Tone;
  children: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  onClose?: () => void;
}

const ICONS = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
} as const;

/** A sentence across a page or a part of it that stays until its cause is gone or it is closed. */
export function Banner({ tone, children, actions, onClose }: BannerProps): JSX.Element {
  const Icon = ICONS[tone];
  return (
    <div
      className={`${styles.banner} ${styles[tone]}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon size={16} aria-hidden />
      <div className={styles.text}>{children}</div>
      {actions}
      {onClose && <CloseButton size="xs" aria-label="Dismiss" onClick={onClose} />}
    </div>
  );
}
