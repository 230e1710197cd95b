import { Button, Divider, Group, Text } from '@mantine/core';
import { useState, type JSX } from 'react';
import { apiErrorOf } from '../../shared/api';
import { Banner, Dialog, toast } from '../../shared/ui';
import { useRenewFeedMutation, useRevokeFeedMutation } from './api';
import { CalendarLink } from './calendar-link';

/** One's schedule in the calendar of a phone: make the link, make another, end it. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const [url, setUrl] = useState<string | null>(null);
  const [renew, renewing] = useRenewFeedMutation();
  const [revoke, revoking] = useRevokeFeedMutation();
  const error = renewing.error ?? revoking.error;
  const isBusy = renewing.isLoading || revoking.isLoading;

  const make = async (): Promise<void> => {
    revoking.reset();
    const { data } = await renew();
    if (data) setUrl(data.url);
  };
  const end = async (): Promise<void> => {
    renewing.reset();
    const ended = await revoke();
    if (ended.error) return;
    setUrl(null);
    toast.success('Calendar links no longer work');
  };

  return (
    <Dialog onClose={onClose} title="Calendar on your phone">
      {error && <Banner tone="danger">{apiErrorOf(error).message}</Banner>}
      {url === null ? (
        <Text size="sm">
          A secret link brings your schedule into the calendar of your phone or computer and keeps
          it up to date. A new link replaces the old one.
        </Text>
      ) : (
        <CalendarLink url={url} />
      )}
      <Divider my="md" />
      <Group gap="xs">
        <Button
          variant={url === null ? 'filled' : 'default'}
          disabled={isBusy}
          data-autofocus
          onClick={() => void make()}
        >
          {url === null ? 'Make a link' : 'Make a new link'}
        </Button>
        <Button variant="default" color="red" disabled={isBusy} onClick={() => void end()}>
          Turn off all links
        </Button>
      </Group>
    </Dialog>
  );
}
