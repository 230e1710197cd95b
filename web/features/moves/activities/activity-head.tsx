import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { activityState, adjacentDays } from '../../../../src/modules/moves/contract/activity-rules';
import { DayField } from '../../../shared/forms';
import { Banner, StatusBadge } from '../../../shared/ui';
import {
  useActivityPart,
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
} from '../form/customer-context';
import { useActivityEdits } from '../form/use-activity-edits';
import type { CustomerValues } from '../form/values';
import { STATE_WORDS } from '../words/activity-words';
import styles from './activities.module.css';

export interface ActivityHeadProps {
  onDelete: () => void;
  isDeleting: boolean;
}

const HEAD = ['activityDay', 'operations', 'truckCount'] as const;

/** The day of an activity, what its state means, and its neighbours. */
export function ActivityHead({ onDelete, isDeleting }: ActivityHeadProps): JSX.Element {
  const { path, locked } = useActivityScope();
  const { editable } = useCustomerPage();
  const { changeDay } = useActivityEdits();
  const activity = useActivityPart(HEAD);
  const days = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) => move.activities.map(({ activityDay }) => activityDay),
  });
  const words = STATE_WORDS[activityState(activity.operations, activity.truckCount)];
  const { hasPrevDayActivity, hasNextDayActivity } = adjacentDays(activity.activityDay, days);
  return (
    <div className={styles.head}>
      <div className={styles.dayField}>
        <DayField
          name={`${path}.activityDay`}
          label="Day"
          ariaLabel="Day of the activity"
          required
          disabled={!editable || locked}
          onPicked={changeDay}
        />
      </div>
      <div className={styles.stateLine}>
        <Banner tone={words.tone}>{words.banner}</Banner>
        {hasPrevDayActivity && <StatusBadge>Also works the day before</StatusBadge>}
        {hasNextDayActivity && <StatusBadge>Also works the day after</StatusBadge>}
      </div>
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
