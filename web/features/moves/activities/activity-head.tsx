import { Button } from '@mantine/core';
import { IconCalendarSearch, IconCalendarTime, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useDispatch } from 'react-redux';
import { isLocalDate } from '#kernel/local-date.js';
import { activityState } from '#modules/moves/contract/activity-rules.js';
import { todayIn } from '../../../shared/format';
import { DayField } from '../../../shared/forms';
import { ariaKeys, shortcutAsked, useOfferedShortcuts, withKey } from '../../../shared/shortcuts';
import { Banner } from '../../../shared/ui';
import {
  useActivityPart,
  useActivityScope,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { useActivityEdits } from '../form/use-activity-edits';
import { CANCELED_BANNER, STATE_LABELS } from '../labels/activity-labels';
import { PAST_DAY } from '../labels/past-days';
import styles from './activities.module.css';
import { NeighborDays } from './neighbor-days';

export interface ActivityHeadProps {
  onDelete: () => void;
  isDeleting: boolean;
}

const HEAD = ['_id', 'activityDay', 'operations', 'truckCount'] as const;

interface AskProps {
  shortcut: 'findSlot' | 'changeMove';
  label: string;
  picture: typeof IconCalendarSearch;
}

/** Asks the board of the day below for something that has a key, too. */
function Ask({ shortcut, label, picture: Picture }: AskProps): JSX.Element {
  const dispatch = useDispatch();
  return (
    <Button
      variant="default"
      leftSection={<Picture size={14} aria-hidden />}
      title={withKey(label, shortcut)}
      aria-keyshortcuts={ariaKeys(shortcut)}
      onClick={() => void dispatch(shortcutAsked(shortcut))}
    >
      {label}
    </Button>
  );
}

/** What is done about the day: a free time is looked for, or what is booked is moved. */
function AskOfDay({ locked }: { locked: boolean }): JSX.Element | null {
  const offered = useOfferedShortcuts();
  if (!locked) return <Ask shortcut="findSlot" label="Find a slot" picture={IconCalendarSearch} />;
  if (!offered.includes('changeMove')) return null;
  return <Ask shortcut="changeMove" label="Change day or hours…" picture={IconCalendarTime} />;
}

/** The day of an activity, its state and its neighbors. */
export function ActivityHead({ onDelete, isDeleting }: ActivityHeadProps): JSX.Element {
  const { path, locked } = useActivityScope();
  const { base, editable } = useCustomerPage();
  const { changeDay } = useActivityEdits();
  const activity = useActivityPart(HEAD);
  const { activityDay } = activity;
  const today = todayIn(useTimezone());
  const stored = base.move.activities.find(({ _id }) => _id === activity._id);
  const isMoved = stored?.activityDay !== activityDay;
  const words = STATE_LABELS[activityState(activity.operations, activity.truckCount)];
  return (
    <div className={styles.head}>
      <div className={styles.dayField}>
        <DayField
          name={`${path}.activityDay`}
          label="Day"
          ariaLabel="Day of the activity"
          required
          disabled={!editable || locked}
          today={today}
          warning={isMoved && isLocalDate(activityDay) && activityDay < today ? PAST_DAY : null}
          onDay={changeDay}
        />
      </div>
      <div className={styles.stateLine}>
        {editable ? (
          <Banner tone={words.tone}>{words.banner}</Banner>
        ) : (
          <Banner tone="neutral">{CANCELED_BANNER}</Banner>
        )}
        <NeighborDays day={isLocalDate(activityDay) ? activityDay : null} />
      </div>
      {editable && <AskOfDay locked={locked} />}
      <Button
        variant="subtle"
        color="gray"
        className={styles.delete}
        leftSection={<IconTrash size={14} aria-hidden />}
        disabled={!editable || locked}
        loading={isDeleting}
        onClick={onDelete}
      >
        Delete activity
      </Button>
    </div>
  );
}
