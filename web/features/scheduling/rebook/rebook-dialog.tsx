import { Button, Group, Text } from '@mantine/core';
import { useState, type JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { HOURS_STEP } from '#modules/moves/contract/limits.js';
import { JOB_HOURS } from '#modules/scheduling/contract/limits.js';
import { showDayNamed, todayIn } from '../../../shared/format';
import { DayBox, NumberBox, useUnread } from '../../../shared/forms';
import { ChoiceBox, confirm, Dialog, RetryBanner, toast } from '../../../shared/ui';
import { PAST_DAY, PAST_DAY_TITLE, pastDayQuestion } from '../../moves';
import { useRebookActivityMutation } from '../api/rebook-api';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { whyNot } from '../drag/use-retiming';
import { boardModel } from '../model/board-model';
import { readable } from '../model/job-hours';
import {
  chosenTrucks,
  firstStart,
  freeTrucks,
  whyNoneFree,
  hoursNow,
  isSameWork,
  NO_TRUCK,
  plannedParts,
  startsOf,
  withChoice,
  type ChosenTrucks,
  type WantedDay,
} from '../model/rebook-plan';
import { DaysWithRoom } from './days-with-room';
import { PartTrucks } from './part-trucks';
import styles from './rebook.module.css';
import type { RememberRebooked } from './use-rebook-undo';

export interface RebookDialogProps {
  customer: CustomerView;
  /** Booked, as it is stored. */
  activity: ActivityView;
  /**
   * Saves what is typed; returns the stored customer, or why it could not be saved. `books`: a part gets a truck that
   * has none.
   */
  saveFirst: (books: boolean) => Promise<{ customer: CustomerView } | { why: string }>;
  /** Remembers what was changed, for Undo; absent where nothing is undone. */
  remember?: RememberRebooked;
  /** Opens the new confirmation; absent where the page offers it anyway. */
  onConfirm?: () => void;
  onClose: () => void;
}

const isJobHours = (hours: number | null): hours is number =>
  hours !== null &&
  hours >= JOB_HOURS.min &&
  hours <= JOB_HOURS.max &&
  Number.isInteger(hours / HOURS_STEP);

const inSteps = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours / HOURS_STEP) * HOURS_STEP;

const NO_JOB_HOURS = `From ${JOB_HOURS.min} to ${JOB_HOURS.max} hours, in quarters of an hour`;
const CHANGED = 'The move has changed, look again.';

/** Moves a booked day's work to another day, hour or length and keeps its trucks where they are free. */
export function RebookDialog(props: RebookDialogProps): JSX.Element {
  const { customer, activity, saveFirst, remember, onConfirm, onClose } = props;
  const { branchId } = customer;
  const [day, setDay] = useState<string | null>(null);
  const [start, setStart] = useState(() => firstStart(activity));
  const [typedHours, setTypedHours] = useState<number | null>(null);
  const unread = useUnread();
  const [chosen, setChosen] = useState<ChosenTrucks>({});
  const [why, setWhy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [rebook] = useRebookActivityMutation();
  const hours = isJobHours(typedHours) ? typedHours : undefined;
  const isUnread = unread.has('hours');
  const isNoLength = typedHours !== null && hours === undefined;
  const wanted = isLocalDate(day) ? { day, start, hours } : null;
  const today = todayIn(activity.operations[0]?.timezone ?? 'UTC');
  const question =
    wanted && wanted.day !== activity.activityDay ? pastDayQuestion([wanted.day], today) : null;
  const {
    currentData: view,
    isError,
    isFetching,
    refetch,
  } = useGetDayViewQuery({ branchId, day: wanted?.day ?? '' }, { skip: !wanted });
  const parts = wanted ? plannedParts(activity, wanted) : [];
  const now = Date.now();
  const model = view && boardModel(view);
  const free = model ? parts.map((part) => freeTrucks(part, activity, model, now)) : [];
  const trucks = chosenTrucks(parts, free, chosen);
  const isWhole = model !== undefined && trucks.every((truck) => truck !== null);

  const send = async (to: WantedDay): Promise<void> => {
    const books = parts.some(
      ({ operation }, n) =>
        operation.truck === null && trucks[n] !== null && trucks[n] !== NO_TRUCK,
    );
    const saved = await saveFirst(books);
    if ('why' in saved) return setWhy(`Not moved: ${saved.why}.`);
    const isOurs = ({ _id }: ActivityView): boolean => _id === activity._id;
    const stored = saved.customer.move.activities.find(isOurs);
    if (!stored || !isSameWork(stored, activity)) return setWhy(CHANGED);
    const truckOf = new Map(parts.map(({ operation }, n) => [operation._id, trucks[n] ?? null]));
    const { data, error } = await rebook({
      customerId: customer._id,
      activityId: activity._id,
      customerNounce: saved.customer.nounce,
      activityDay: to.day,
      operations: plannedParts(stored, to).map(({ operation: { _id }, start: at, duration }) => ({
        ...{ _id, start: at, ...(to.hours !== undefined && { duration }) },
        truck: truckOf.get(_id) === NO_TRUCK ? null : (truckOf.get(_id) ?? null),
      })),
    });
    if (error) return setWhy(whyNot(error));
    const days = saved.customer.move.activities.map((one) => (isOurs(one) ? data.activity : one));
    const isBooked = days.every(({ state }) => state === 'committed');
    // What is over needs no confirmation.
    const isAhead = to.day >= today;
    const next =
      onConfirm && isBooked && isAhead ? { label: 'Send confirmation', act: onConfirm } : undefined;
    const undo = remember?.(customer, stored, data);
    toast.success(`Moved to ${showDayNamed(to.day)}, ${readable(to.start)}.`, { next, undo });
    onClose();
  };
  const ask = async (to: WantedDay): Promise<void> => {
    const title = PAST_DAY_TITLE;
    if (question && !(await confirm({ title, message: question, confirmLabel: 'Save anyway' })))
      return;
    setSending(true);
    setWhy(null);
    await send(to).finally(() => setSending(false));
  };
  const choose = (to: { day: string | null; start: string }): void => {
    setDay(to.day);
    setStart(to.start);
    setWhy(null);
  };

  return (
    <Dialog onClose={onClose} title="Change day or hours">
      {/* The calendar of a day that has the focus would cover the days with room. */}
      <div className={styles.rebook} tabIndex={-1} data-autofocus>
        <DaysWithRoom {...{ activity, branchId, day, hours }} onChoose={choose} />
        <Group gap="sm" align="flex-start">
          <DayBox
            label="Day"
            value={day}
            today={today}
            warning={question && PAST_DAY}
            onChange={(held) => choose({ day: held, start })}
          />
          <ChoiceBox
            label="Start"
            w={120}
            data={startsOf(activity, hours).map((value) => ({ value, label: readable(value) }))}
            value={start}
            allowDeselect={false}
            onChange={(value) =>
              value && choose({ day: day ?? activity.activityDay, start: value })
            }
          />
          <NumberBox
            label="Duration"
            w={96}
            unit="h"
            placeholder="As now"
            value={isUnread ? null : (typedHours ?? hoursNow(activity))}
            min={JOB_HOURS.min}
            max={JOB_HOURS.max}
            step={HOURS_STEP}
            error={isNoLength && NO_JOB_HOURS}
            onBlur={() => setTypedHours(inSteps)}
            onChange={(held, text) => {
              unread.note('hours', text);
              setTypedHours(held);
              // Who changes nothing but the length means the day that it is on.
              const isOther = isJobHours(held) && held !== hoursNow(activity);
              choose({ day: isOther ? (day ?? activity.activityDay) : day, start });
            }}
          />
        </Group>
        {model && (
          <PartTrucks
            {...{ parts, free, trucks }}
            whyNone={(part) => whyNoneFree(part, parts, trucks, model)}
            onChoose={(partId, truck) => setChosen(withChoice(chosen, partId, truck))}
          />
        )}
        {wanted && isFetching && !model && (
          <Text role="status" size="sm">
            Loading the trucks of that day…
          </Text>
        )}
        {wanted && isError && !isFetching && !model && (
          <RetryBanner onRetry={() => void refetch()}>
            The trucks of that day could not be loaded.
          </RetryBanner>
        )}
        {why && (
          <Text role="alert" c="var(--emma-danger)" size="sm">
            {why}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!wanted || !isWhole || isNoLength || isUnread}
            loading={isSending}
            onClick={() => wanted && void ask(wanted)}
          >
            {wanted ? `Move to ${showDayNamed(wanted.day)}, ${readable(start)}` : 'Move'}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
