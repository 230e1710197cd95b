import { ActionIcon, CopyButton, Group, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { JSX } from 'react';
import { showPhone } from '../format';
import { DialLink } from './dial-link';
import styles from './dial-link.module.css';

/** A phone number: formatted, dials on click, with a copy button. Nothing when there is none. */
export function PhoneLink({ phone }: { phone: string | null | undefined }): JSX.Element | null {
  if (!phone) return null;
  const shown = showPhone(phone);
  return (
    <Group gap={2} wrap="nowrap" display="inline-flex">
      <DialLink phone={phone} className={styles.link} />
      <CopyButton value={shown} timeout={1500}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copied' : 'Copy'}>
            <ActionIcon size="xs" aria-label={`Copy ${shown}`} onClick={copy}>
              {copied ? <IconCheck size={13} aria-hidden /> : <IconCopy size={13} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
