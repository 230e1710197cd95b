import { Button, Stack } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useEffect, useRef, useState, type JSX } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isSendingIn, keepSending, sendWaiting, type Kept } from '../../features/actuals';
import { PageMessage } from '../../shared/pages';

type Count = Kept['own'];

/** A try that fails at once is shown this long, so that one sees that something was tried. */
const SEEN_MS = 600;

const sumOf = ({ waiting, refused }: Count): number => waiting + refused;
const totalOf = ({ own, others }: Kept): Count => ({
  waiting: own.waiting + others.waiting,
  refused: own.refused + others.refused,
});

/** Whether signing out would lose anything. */
export const isAnyKept = (kept: Kept): boolean => sumOf(totalOf(kept)) > 0;

/** `not sent`, `not taken`, `not sent or not taken`. */
const lackOf = ({ waiting, refused }: Count): string =>
  [waiting > 0 && 'not sent', refused > 0 && 'not taken'].filter(Boolean).join(' or ');

function textOf(own: Count): string {
  const advice = [
    own.waiting > 0 && 'Stay signed in until there is a network.',
    own.refused > 0 && 'My Schedule says why a time was not taken, and can send it again.',
  ];
  const loss = `Signing out deletes the times that are ${lackOf(own)}.`;
  return [loss, ...advice.filter(Boolean)].join(' ');
}

function textOfOthers(others: Count): string {
  const count = sumOf(others);
  return count === 1
    ? `1 time that someone else stamped here is ${lackOf(others)} yet. Signing out deletes it too.`
    : `${count} times that someone else stamped here are ${lackOf(others)} yet. Signing out deletes them too.`;
}

const failureOf = (isOnline: boolean): string =>
  isOnline
    ? 'The server cannot be reached. This page tries again by itself.'
    : 'There is no network. This page sends by itself once there is one.';

interface SendNowProps {
  /** What waits was tried: some of it may be stored. */
  onTried: () => void;
}

/** Sends what waits when asked, and whenever there may be a network again. */
function SendNow({ onTried }: SendNowProps): JSX.Element {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const isSending = useSelector(isSendingIn);
  const wasSending = useRef(false);
  const isTrying = isSending || asked === 'now';
  // This page has no frame, which does so elsewhere.
  useEffect(keepSending, []);
  useEffect(() => {
    if (wasSending.current && !isSending) onTried();
    wasSending.current = isSending;
  }, [isSending, onTried]);
  const send = async (): Promise<void> => {
    setAsked('now');
    await Promise.all([sendWaiting(), new Promise((done) => setTimeout(done, SEEN_MS))]);
    setAsked('before');
  };
  return (
    <>
      <Button size="lg" aria-disabled={isTrying || undefined} onClick={() => void send()}>
        {isTrying ? 'Sending…' : 'Send now'}
      </Button>
      <div role="status">{asked === 'before' && !isTrying && failureOf(navigator.onLine)}</div>
    </>
  );
}

export interface UnsentQuestionProps extends SendNowProps {
  kept: Kept;
  onLeave: () => void;
}

/** Asks before stamps are lost that nobody else has. */
export function UnsentQuestion({ kept, onTried, onLeave }: UnsentQuestionProps): JSX.Element {
  const { own, others } = kept;
  const total = totalOf(kept);
  return (
    <PageMessage
      role="alert"
      icon={<IconCloudUp size={28} />}
      title={`${sumOf(total)} ${lackOf(total)}`}
      text={[sumOf(own) > 0 && textOf(own), sumOf(others) > 0 && textOfOthers(others)]
        .filter(Boolean)
        .join(' ')}
      actions={
        <Stack gap="xs">
          {own.waiting > 0 && <SendNow onTried={onTried} />}
          <Button size="lg" variant="default" component={Link} to="/emma/account/myschedule">
            Stay signed in
          </Button>
          <Button size="lg" variant="outline" color="red" onClick={onLeave}>
            Delete and sign out
          </Button>
        </Stack>
      }
    />
  );
}
