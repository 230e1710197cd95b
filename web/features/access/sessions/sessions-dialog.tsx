import { Button, Group, Skeleton } from '@mantine/core';
import type { JSX } from 'react';
import type { SessionView } from '#modules/access/contract/session.view.js';
import { apiErrorOf } from '../../../shared/api';
import { Dialog, RetryBanner } from '../../../shared/ui';
import { useGetSessionsQuery } from '../api';
import { SessionItem } from './session-item';
import styles from './sessions.module.css';
import { useEndSessions, type EndSessions } from './use-end-sessions';

/** Where the person is signed in, and a way to end it elsewhere. */
export default function SessionsDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const ends = useEndSessions();
  return (
    // Escape closes the question above it.
    <Dialog
      onClose={onClose}
      closeOnEscape={!ends.isAsking}
      title="Where you are signed in"
      size="md"
    >
      <Sessions ends={ends} />
    </Dialog>
  );
}

function Sessions({ ends }: { ends: EndSessions }): JSX.Element {
  const { data, error, refetch } = useGetSessionsQuery();
  if (data) return <SessionList sessions={data} ends={ends} />;
  if (!error) return <Bones />;
  return <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>;
}

interface SessionListProps {
  sessions: SessionView[];
  ends: EndSessions;
}

function SessionList({ sessions, ends }: SessionListProps): JSX.Element {
  const { endOne, endOthers, isEnding } = ends;
  const isAlone = sessions.every(({ current }) => current);
  return (
    <>
      <ul className={styles.list} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionItem
            key={session._id}
            session={session}
            disabled={isEnding}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      {isAlone ? (
        <p className={styles.alone}>You are signed in nowhere else.</p>
      ) : (
        <Group justify="flex-end" mt="md">
          <Button variant="default" disabled={isEnding} onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
    </>
  );
}

function Bones(): JSX.Element {
  return (
    <div role="status" aria-label="Loading" className={styles.bones}>
      {[0, 1].map((at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
