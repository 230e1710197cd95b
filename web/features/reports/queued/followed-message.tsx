import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockPlay,
  IconLoader,
  IconPlugConnectedX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { PageMessage } from '../../../shared/pages';
import { useListReportsQuery } from '../api';
import type { FollowedState } from './use-followed-report';

interface Words {
  icon: TablerIcon;
  title: string;
  text: string;
}

const KEEPS_RUNNING = 'It keeps running when you leave this page. Find it under “Queued reports”.';

const WORDS: Readonly<Record<FollowedState, Words>> = {
  queued: { icon: IconClockPlay, title: 'The report is queued', text: KEEPS_RUNNING },
  running: { icon: IconLoader, title: 'The report is being written', text: KEEPS_RUNNING },
  done: {
    icon: IconCircleCheck,
    title: 'The report is ready',
    text: 'Download it under “Queued reports”.',
  },
  failed: {
    icon: IconAlertTriangle,
    title: 'The report failed',
    text: 'It says why under “Queued reports”. You can queue it again.',
  },
  unknown: {
    icon: IconPlugConnectedX,
    title: 'We don’t know at the moment how far the report is',
    text: 'The queued reports could not be loaded. The report keeps running all the same.',
  },
};

function TryAgain(): JSX.Element {
  const { refetch, isFetching } = useListReportsQuery(undefined, {
    selectFromResult: ({ isFetching }) => ({ isFetching }),
  });
  return (
    <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
}

/** What became of the report that was queued here. */
export function FollowedMessage({ state }: { state: FollowedState }): JSX.Element {
  const { icon: Icon, title, text } = WORDS[state];
  return (
    <PageMessage
      role="status"
      icon={<Icon size={28} />}
      title={title}
      text={text}
      actions={state === 'unknown' && <TryAgain />}
    />
  );
}
