import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { phoneFault, phoneLink, showPhone } from '../format';
import styles from './dial-link.module.css';

export interface DialLinkProps {
  phone: string;
  /** Who answers, where the number alone does not tell. */
  callee?: string;
  /** Before the number. */
  icon?: ReactNode;
  className?: string;
  tabIndex?: number;
}

/** A phone number: dials on click, and says what is wrong with it where nobody could call it. */
export function DialLink(props: DialLinkProps): JSX.Element {
  const { phone, callee, icon, className, tabIndex } = props;
  const [href, shown] = [phoneLink(phone), showPhone(phone)];
  if (href !== null) {
    const label = callee && `Call ${callee}, ${shown}`;
    return (
      <a href={href} aria-label={label} className={className} tabIndex={tabIndex}>
        {icon}
        {shown}
      </a>
    );
  }
  const fault = phoneFault(phone);
  const plain = [styles.text, className].filter(Boolean).join(' ');
  if (fault === null) {
    return (
      <span className={plain}>
        {icon}
        {shown}
      </span>
    );
  }
  return (
    <Tooltip label={fault} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <span
        className={plain}
        tabIndex={tabIndex ?? 0}
        role="note"
        aria-label={[callee, shown, fault].filter(Boolean).join(', ')}
      >
        {icon}
        {shown}
        <IconAlertTriangle size={13} className={styles.mark} aria-hidden />
      </span>
    </Tooltip>
  );
}
