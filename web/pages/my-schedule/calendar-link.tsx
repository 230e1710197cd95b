import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import type { JSX } from 'react';

/** The scheme at which phones and computers offer to subscribe instead of to download. */
const subscribeTo = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** A calendar's secret address, to be copied or opened in the calendar of this device. */
export function CalendarLink({ url }: { url: string }): JSX.Element {
  return (
    <>
      <TextInput
        label="Your link"
        description="Keep it to yourself: anyone with this link can read your schedule. It is shown only once."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs" mt="sm">
        <CopyButton value={url} timeout={1500}>
          {({ copied, copy }) => (
            <Button
              leftSection={
                copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
              }
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={subscribeTo(url)}
          variant="default"
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          Open in my calendar
        </Button>
      </Group>
    </>
  );
}
