import { Button, Group, Text } from '@mantine/core';
import { useSyncExternalStore, type JSX } from 'react';
import { Dialog } from './dialog';
import { onDialogs, openDialogs, type DialogRequest } from './dialogs';

interface AskedDialogProps {
  request: DialogRequest;
  /** No other question lies over it. */
  isTop: boolean;
}

function AskedDialog({ request, isTop }: AskedDialogProps): JSX.Element {
  const { title, message, confirmLabel, cancelLabel, danger, answer } = request;
  return (
    <Dialog onClose={() => answer(false)} title={title} size="md" closeOnEscape={isTop}>
      {typeof message === 'string' ? (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {message}
        </Text>
      ) : (
        message
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        {cancelLabel && (
          <Button variant="default" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button color={danger ? 'red.9' : undefined} onClick={() => answer(true)} data-autofocus>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Where `confirm` and `tell` show; one, in the app. */
export function DialogHost(): JSX.Element {
  const requests = useSyncExternalStore(onDialogs, openDialogs);
  return (
    <>
      {requests.map((request, at) => (
        <AskedDialog key={at} request={request} isTop={at === requests.length - 1} />
      ))}
    </>
  );
}
