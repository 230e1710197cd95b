import { Button } from '@mantine/core';
import { useState, type JSX } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { jobHours } from '../../../shared/labels';
import { RetryBanner, useSecondsLeft } from '../../../shared/ui';
import { useListHoldsQuery } from '../api/holds-api';
import { UndoStack } from '../drag/undo-stack';
import { useGiveBack } from '../drag/use-give-back';
import { heldTime } from '../model/hold-labels';
import { heldWords } from './finder-labels';
import styles from './slot-finder.module.css';

export interface LiveHoldsProps {
  timezone: string;
  /** One was given back: there is room for another. */
  onReleased: () => void;
}

function Held({ hold, timezone, onReleased }: LiveHoldsProps & { hold: HoldView }): JSX.Element {
  const left = useSecondsLeft(hold.expiresAt);
  const [undo] = useState(() => new UndoStack());
  const [isLoading, setLoading] = useState(false);
  const giveBack = useGiveBack(undo);
  const { _id: holdId, branchId, day } = hold;
  const words = heldWords(hold, timezone);
  const release = async (): Promise<void> => {
    setLoading(true);
    const time = heldTime(hold.trucks, jobHours(hold, timezone));
    if (await giveBack(time, { branchId, day, holdId })) onReleased();
    else setLoading(false);
  };
  return (
    <li>
      <span>
        {words}, {Math.ceil(left / 60)} min
      </span>
      <Button
        size="compact-xs"
        variant="default"
        loading={isLoading}
        aria-label={`Give back ${words}`}
        onClick={() => void release()}
      >
        Give back
      </Button>
    </li>
  );
}

/** What one holds already, where that is too much, to give some of it back. */
export function LiveHolds(props: LiveHoldsProps): JSX.Element {
  const {
    data: holds,
    isError,
    refetch,
  } = useListHoldsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError)
    return (
      <RetryBanner onRetry={() => void refetch()}>Your holds could not be loaded.</RetryBanner>
    );
  return (
    <div className={styles.full}>
      <b role="alert">You hold five slots already. Give one back, then press Enter again.</b>
      {holds && (
        <ul aria-label="What you hold">
          {holds.map((hold) => (
            <Held key={hold._id} {...props} hold={hold} />
          ))}
        </ul>
      )}
    </div>
  );
}
