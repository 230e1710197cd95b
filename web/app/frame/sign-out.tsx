import { Button, Stack } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useCallback, useEffect, useState, type JSX } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useEndSessionMutation } from '../../features/access';
import { countKept, sendWaiting, type Kept } from '../../features/actuals';
import { currentToken, endSession, useSession } from '../../shared/auth';
import { forgetDevice } from '../../shared/device';
import { PageMessage } from '../../shared/pages';

interface QuestionProps {
  kept: Kept;
  onSent: () => void;
  onLeave: () => void;
}

type Count = Kept['own'];

const sumOf = ({ waiting, refused }: Count): number => waiting + refused;
const totalOf = ({ own, others }: Kept): Count => ({
  waiting: own.waiting + others.waiting,
  refused: own.refused + others.refused,
});

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

/** Asks before stamps are lost that nobody else has. */
function Question({ kept, onSent, onLeave }: QuestionProps): JSX.Element {
  const { own, others } = kept;
  const total = totalOf(kept);
  const send = async (): Promise<void> => {
    await sendWaiting();
    onSent();
  };
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
          {own.waiting > 0 && (
            <Button size="lg" onClick={() => void send()}>
              Send now
            </Button>
          )}
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

/**
 * `/signout`: an address of its own, so that a page with unsaved changes can ask first. Empties this
 * device of what was kept on it for the person.
 */
export function SignOut(): JSX.Element | null {
  const session = useSession();
  const [kept, setKept] = useState<Kept>();
  const [endOnServer] = useEndSessionMutation();
  const leave = useCallback(async (): Promise<void> => {
    await forgetDevice();
    const token = currentToken();
    // Not awaited: the person is signed out here, whether or not the server can be reached.
    endSession();
    if (token) void endOnServer(token);
  }, [endOnServer]);
  const leaveIfSafe = useCallback(async (): Promise<void> => {
    const count = await countKept();
    if (sumOf(totalOf(count)) > 0) setKept(count);
    else await leave();
  }, [leave]);
  useEffect(() => void leaveIfSafe(), [leaveIfSafe]);
  if (!session) return <Navigate to="/signin" replace />;
  if (!kept) return null;
  return <Question kept={kept} onSent={() => void leaveIfSafe()} onLeave={() => void leave()} />;
}
