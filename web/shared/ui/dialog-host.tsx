import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { useState, type JSX } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Dialog } from './dialog';
import { dialogAnswered, dialogsIn, type DialogRequest } from './dialogs-slice';

function Message({ message }: Pick<DialogRequest, 'message'>): JSX.Element {
  const [first, ...more] = typeof message === 'string' ? [message] : message;
  if (more.length === 0) {
    return (
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {first}
      </Text>
    );
  }
  return (
    <List size="sm">
      {[first, ...more].map((reason) => (
        <List.Item key={reason}>{reason}</List.Item>
      ))}
    </List>
  );
}

/** Links that are shown where the rest is a press away. */
const FIRST_LINKS = 3;

interface LinksProps extends Required<Pick<DialogRequest, 'links'>> {
  linkedThings: DialogRequest['linkedThings'];
  onLeave: () => void;
}

function Links({ links, linkedThings, onLeave }: LinksProps): JSX.Element {
  const [isWhole, setWhole] = useState(linkedThings === undefined);
  const shown = isWhole ? links : links.slice(0, FIRST_LINKS);
  const more = links.length - shown.length;
  return (
    <>
      <List size="sm" mt="xs" mah="40vh" style={{ overflowY: 'auto' }}>
        {shown.map(({ to, label }) => (
          <List.Item key={to}>
            <Anchor component={Link} to={to} size="sm" onClick={onLeave}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" mt="xs">
          {`${shown.length} of ${links.length} ${linkedThings}. `}
          <Anchor component="button" type="button" inherit onClick={() => setWhole(true)}>
            {`Show ${more} more ${linkedThings}`}
          </Anchor>
        </Text>
      )}
    </>
  );
}

interface AskedDialogProps {
  request: DialogRequest;
  /** No other question is over it. */
  isTop: boolean;
}

function AskedDialog({ request, isTop }: AskedDialogProps): JSX.Element {
  const {
    id,
    kind,
    title,
    message,
    links = [],
    linkedThings,
    confirmLabel,
    cancelLabel,
    danger,
  } = request;
  const dispatch = useDispatch();
  const answer = (yes: boolean): void => void dispatch(dialogAnswered({ id, yes }));
  const leave = (): void => void dispatch(dialogAnswered({ id, yes: false, left: true }));
  return (
    <Dialog onClose={leave} title={title} size="md" closeOnEscape={isTop}>
      <Message message={message} />
      {links.length > 0 && <Links links={links} linkedThings={linkedThings} onLeave={leave} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        {kind === 'confirm' && (
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
  const requests = useSelector(dialogsIn);
  return (
    <>
      {requests.map((request, at) => (
        <AskedDialog key={at} request={request} isTop={at === requests.length - 1} />
      ))}
    </>
  );
}
