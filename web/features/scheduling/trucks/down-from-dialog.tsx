import { Button, Group, NativeSelect } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { wallMinutesOf } from '#kernel/local-date.js';
import { clockMinutes, showClock } from '#modules/scheduling/contract/board-rules.js';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { UNAVAILABLE_FROM, UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import { showClockTime } from '../../../shared/format';
import { FieldMessage, submitByEnter } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { ReasonField } from './reason-field';
import { takenOn, type TruckLane } from '../model/board-model';
import { keeping } from './taken';

export interface DownFromDialogProps {
  lane: TruckLane;
  timezone: string;
  /** Null on another day than today. */
  now: Date | null;
  /** `from` is `HH:mm` by the branch's clock. */
  onDown: (from: string, reason: string) => void;
  /** Looks for ways where bookings are in its way; null: nobody does. */
  onRepair: ((from: string, reason: string) => void) | null;
  onClose: () => void;
}

const QUARTER = 15;
const NOON = 12 * 60;
const [FIRST, LAST] = [
  clockMinutes(UNAVAILABLE_FROM.earliest),
  clockMinutes(UNAVAILABLE_FROM.latest),
];
const TIMES = Array.from({ length: (LAST - FIRST) / QUARTER + 1 }, (_, n) =>
  showClock(FIRST + n * QUARTER),
);

const quarterFrom = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

/** When the last thing ends that keeps a truck, in minutes; 0: nothing does. What visitors hold goes elsewhere. */
function lastEnd(lane: TruckLane, timezone: string): number {
  const isColleagues = ({ heldBy }: ReservationView): boolean => heldBy !== null;
  const kept = { ...lane, reservations: lane.reservations.filter(isColleagues) };
  const endOf = ({ end }: { end: Date }): number => quarterFrom(wallMinutesOf(end, timezone));
  return Math.max(
    0,
    ...takenOn(kept, Date.now()).map((one) => Math.min(servedFrom(lane), endOf(one))),
    ...lane.busy.map(endOf),
  );
}

/** From then on another truck does what is on the row. */
const servedFrom = ({ truck: { standIn } }: TruckLane): number =>
  standIn ? clockMinutes(standIn.from) : Infinity;

/** From when on, and why, a truck can't run for the rest of the day: not before its last booking ends. */
export function DownFromDialog(props: DownFromDialogProps): JSX.Element {
  const { lane, timezone, now, onDown, onRepair, onClose } = props;
  const busyTill = lastEnd(lane, timezone);
  const wanted = now ? quarterFrom(wallMinutesOf(now, timezone)) : Math.max(NOON, busyTill);
  const [from, setFrom] = useState(showClock(Math.min(LAST, Math.max(FIRST, wanted))));
  const [reason, setReason] = useState<string>(UNAVAILABLE_NOTE);
  const { name } = lane.truck;
  const taken =
    clockMinutes(from) < busyTill
      ? `${name} is taken until ${showClockTime(showClock(busyTill))}.`
      : null;
  const isRepaired = taken !== null && onRepair !== null && keeping(lane)?.by === 'bookings';
  const fault = taken === null || isRepaired ? null : `${taken} Move that first.`;
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault || isEmpty) return;
    onClose();
    (isRepaired ? onRepair : onDown)(from, reason.trim());
  };
  return (
    <Dialog onClose={onClose} title={`Take ${name} down for the rest of the day`}>
      <form onSubmit={submit} onKeyDown={submitByEnter}>
        <NativeSelect
          label="From"
          data-autofocus
          data={TIMES.map((time) => ({ value: time, label: showClockTime(time) }))}
          value={from}
          description={isRepaired && `${taken} The plan desk shows what can be done.`}
          error={fault && <FieldMessage>{fault}</FieldMessage>}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <ReasonField mt="sm" reason={reason} onReason={setReason} />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={fault !== null || isEmpty}>
            {isRepaired ? 'Show ways' : 'Make unavailable'}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
