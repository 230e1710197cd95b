import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { ariaKeys, KeyHint } from '../../../shared/shortcuts';
import styles from './slot-finder.module.css';
import type { Finder } from './use-finder';

/** What may be done with the rows: hold the chosen one, see the next ones. */
export function SlotSteps({ finder }: { finder: Finder }): JSX.Element {
  const { held, isChosenHeld, isLooking, slots, chosen, hasMore, skip, enter, more } = finder;
  return (
    <div className={styles.steps}>
      {slots[chosen] && !isChosenHeld && (
        <Button
          size="compact-sm"
          variant="light"
          disabled={isLooking}
          loading={held.busy === 'hold'}
          rightSection={<KeyHint of="takeSlot" />}
          onClick={() => void enter()}
        >
          Hold for 15 min
        </Button>
      )}
      {(hasMore || skip > 0) && (
        <Button
          size="compact-sm"
          variant="default"
          rightSection={<KeyHint of="moreSlots" />}
          aria-keyshortcuts={ariaKeys('moreSlots')}
          onClick={more}
        >
          {hasMore ? 'Next five' : 'Back to the best'}
        </Button>
      )}
    </div>
  );
}
