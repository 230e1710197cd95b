import { Button, Checkbox, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { wallMinutesOf } from '#kernel/local-date.js';
import { clockMinutes, showClock } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { MAX_STAND_IN_NOTE, STAND_IN_FROM } from '#modules/scheduling/contract/limits.js';
import { isTruckName, TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import { showClockTime } from '../../../shared/format';
import { FieldMessage, submitByEnter } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import type { BoardModel } from '../model/board-model';
import { standInChoices, type StandInChoice } from '../model/stand-in-choices';
import styles from './stand-in-dialog.module.css';
import type { StandIn } from './use-stand-in-undo';

export interface StandInDialogProps {
  truck: DayTruckView;
  model: BoardModel;
  /** Null on another day than today. */
  now: Date | null;
  onTaken: (standIn: StandIn) => void;
  onClose: () => void;
}

const QUARTER = 15;
const RENTAL = 'rental';
const [FIRST, LAST] = [clockMinutes(STAND_IN_FROM.earliest), clockMinutes(STAND_IN_FROM.latest)];
const TIMES = Array.from({ length: (LAST - FIRST) / QUARTER + 1 }, (_, n) =>
  showClock(FIRST + n * QUARTER),
);

/** This quarter hour; the begin of the board's hours on another day. */
const timeNow = (now: Date | null, { day }: DayView): string => {
  const minutes = now ? Math.ceil(wallMinutesOf(now, day.timezone) / QUARTER) * QUARTER : FIRST;
  return showClock(Math.min(LAST, Math.max(FIRST, minutes)));
};

/** The best of those that can, else a rental. */
const firstOf = ([first]: readonly StandInChoice[]): string =>
  first && first.why === null ? first.truck._id : RENTAL;

function Choice({ choice: { truck, why, words } }: { choice: StandInChoice }): JSX.Element {
  return (
    <Radio
      value={truck._id}
      label={truck.name}
      description={why ?? words}
      disabled={why !== null}
    />
  );
}

/** Which truck takes over a row, a rental too, from when on, and why. */
export function StandInDialog(props: StandInDialogProps): JSX.Element {
  const { truck, model, now, onTaken, onClose } = props;
  const [from, setFrom] = useState(truck.standIn?.from ?? timeNow(now, model.view));
  const choices = standInChoices(truck._id, from, model, Date.now());
  const [by, setBy] = useState(truck.standIn?.truck ?? firstOf(choices));
  const [note, setNote] = useState(truck.standIn?.note ?? truck.unavailableNote);
  const [typed, setTyped] = useState('');
  const [hasLift, setLift] = useState(truck.hasLift);
  const [isSent, setSent] = useState(false);
  const name = typed.trim();
  const isRental = by === RENTAL;
  const nameFault = isSent && isRental && !isTruckName(name) ? TRUCK_NAME_MESSAGE : null;
  const chosen = choices.find((choice) => choice.truck._id === by);
  const byFault = isSent && chosen?.why ? `${chosen.truck.name}: ${chosen.why}` : null;
  const noteFault = isSent && note.trim() === '' ? 'A reason is required' : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (chosen?.why || note.trim() === '' || (isRental && !isTruckName(name))) return;
    onTaken({ by: isRental ? { name, hasLift } : by, from, note: note.trim() });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={`Another truck takes over from ${truck.name}`}>
      <form onSubmit={submit} onKeyDown={submitByEnter}>
        <Stack gap="sm">
          <NativeSelect
            label="From"
            data-autofocus
            data={TIMES.map((time) => ({ value: time, label: showClockTime(time) }))}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <Radio.Group
            label="Truck"
            value={by}
            error={byFault && <FieldMessage>{byFault}</FieldMessage>}
            onChange={setBy}
          >
            <div className={styles.choices}>
              {choices.map((choice) => (
                <Choice key={choice.truck._id} choice={choice} />
              ))}
              <Radio value={RENTAL} label="A rental…" />
            </div>
          </Radio.Group>
          {isRental && (
            <>
              <TextInput
                label="Name of the rental"
                value={typed}
                error={nameFault && <FieldMessage>{nameFault}</FieldMessage>}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Checkbox
                label="Has a lift"
                checked={hasLift}
                onChange={(event) => setLift(event.currentTarget.checked)}
              />
            </>
          )}
          <TextInput
            label="Reason"
            maxLength={MAX_STAND_IN_NOTE}
            value={note}
            error={noteFault && <FieldMessage>{noteFault}</FieldMessage>}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Stack>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Take over</Button>
        </Group>
      </form>
    </Dialog>
  );
}
