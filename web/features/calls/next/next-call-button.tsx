import { Button, type ButtonProps } from '@mantine/core';
import { IconAlarm } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { CallPlanning } from './call-planning';
import { whenOf } from './call-planning';
import { NextCallDialog } from './next-call-dialog';
import styles from './next-call.module.css';

export interface NextCallButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  planning: CallPlanning;
  timezone: string;
}

/** When a customer is called next; plans it. */
export function NextCallButton(props: NextCallButtonProps): JSX.Element {
  const { planning, timezone, variant = 'default', size } = props;
  const [open, setOpen] = useState(false);
  const { planned } = planning;
  const isDue = planned !== null && new Date(planned.at) <= new Date();
  return (
    <>
      <Button
        {...{ variant, size }}
        className={isDue ? styles.due : undefined}
        leftSection={<IconAlarm size={15} aria-hidden />}
        title={planned?.words || undefined}
        onClick={() => setOpen(true)}
      >
        {planned ? `Call ${whenOf(planned, timezone)}` : 'Next call'}
      </Button>
      {open && <NextCallDialog {...{ planning, timezone }} onClose={() => setOpen(false)} />}
    </>
  );
}
