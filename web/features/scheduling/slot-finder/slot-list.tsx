import { Kbd } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { SlotFacts } from '../slots/slot-facts';
import { isHeld, nthSpoken } from './finder-labels';
import styles from './slot-finder.module.css';
import type { Finder } from './use-finder';

const keyOf = ({ day, startTime, trucks }: SlotView): string =>
  [day, startTime, ...trucks.map(({ truck }) => truck)].join(' ');

/** The five, the best first; the page's live region reads the chosen one out. */
export function SlotList({ finder }: { finder: Finder }): JSX.Element {
  const { slots, chosen, choose, timezone, isLooking, held } = finder;
  // What is true of all is said once, below them.
  const isMarked = slots.some(({ approximate }) => !approximate);
  return (
    <ul
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label="Free times"
      aria-busy={isLooking}
    >
      {slots.map((slot, at) => (
        <li
          key={keyOf(slot)}
          className={styles.row}
          role="option"
          aria-selected={at === chosen}
          aria-label={[nthSpoken(slots, at, timezone), ...slot.reasons].join('. ')}
          onClick={() => choose(at)}
        >
          <Kbd size="xs" aria-hidden>
            {at + 1}
          </Kbd>
          <SlotFacts slot={isMarked ? slot : { ...slot, approximate: false }} timezone={timezone} />
          {isHeld(slot, held.hold) && (
            <span className={styles.held}>
              <IconLock size={13} aria-hidden /> held
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
