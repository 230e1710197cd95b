import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, type JSX } from 'react';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useSwitchQueueMutation, type QueueAct } from '../api';
import { showQueue } from './queue-labels';

/** Closes what was said when the queue was paused, once it goes on, whoever had it resumed. */
function usePausedToast(isPaused: boolean): (id: string) => void {
  const shown = useRef<string | null>(null);
  const wasPaused = useRef(isPaused);
  useEffect(() => {
    if (wasPaused.current && !isPaused && shown.current) toast.close(shown.current);
    wasPaused.current = isPaused;
  }, [isPaused]);
  return (id) => {
    shown.current = id;
  };
}

/** Pauses or resumes a queue; this can be undone at once. */
export function QueueSwitch({ queue }: { queue: QueueView }): JSX.Element {
  const [switchQueue, { isLoading }] = useSwitchQueueMutation();
  const { name, isPaused } = queue;
  const title = showQueue(name);
  const keep = usePausedToast(isPaused);

  const turn = async (act: QueueAct): Promise<void> => {
    try {
      await switchQueue({ queue: name, act }).unwrap();
      if (act === 'resume') toast.success(`${title} goes on`);
      else keep(toast.success(`${title} is paused`, { undo: () => void turn('resume') }));
    } catch (error) {
      toast.error(apiErrorOf(error).message);
    }
  };
  const [act, word, Icon] = isPaused
    ? (['resume', 'Resume', IconPlayerPlay] as const)
    : (['pause', 'Pause', IconPlayerPause] as const);

  return (
    <Button
      variant="default"
      size="compact-xs"
      loading={isLoading}
      leftSection={<Icon size={13} aria-hidden />}
      aria-label={`${word} ${title}`}
      onClick={() => void turn(act)}
    >
      {word}
    </Button>
  );
}
