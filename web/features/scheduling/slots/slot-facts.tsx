import { IconTruck } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { showWeekday } from '../../../shared/format';
import { startHours } from '../../../shared/labels';
import styles from './slot-facts.module.css';
import { capitalized } from '../model/hold-labels';
import { slotTrucks } from './slot-labels';

export interface SlotFactsProps {
  slot: SlotView;
  timezone: string;
}

/** What a row says about a free time: when, on which truck, and why it is a good one. */
export function SlotFacts({ slot, timezone }: SlotFactsProps): JSX.Element {
  return (
    <span className={styles.facts}>
      <span className={styles.line}>
        <span className={styles.when}>
          <b>{showWeekday(slot.day)}</b> <span>{capitalized(startHours(slot, timezone))}</span>
        </span>
        <span className={styles.trucks}>
          <IconTruck size={14} aria-hidden />
          {slotTrucks(slot)}
        </span>
        <span className={styles.why}>
          {slot.reasons.join(' · ')}
          {slot.approximate && <span className={styles.approximate}>drives approximate</span>}
        </span>
      </span>
    </span>
  );
}
