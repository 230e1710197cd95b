import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { activityState } from '../../../../src/modules/moves/contract/activity-rules';
import { DayField } from '../../../shared/forms';
import { Banner } from '../../../shared/ui';
import { useActivityPart, useActivityScope, useCustomerPage } from '../form/customer-context';
import { useActivityEdits } from '../form/use-activity-edits';
import { STATE_WORDS } from '../words/activity-words';
import styles from './activities.module.css';
import { NeighbourDays } from './neighbour-days';

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
  const words = STATE_WORDS[activityState(activity.operations, activity.truckCount)];
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
        <NeighbourDays day={activity.activityDay} />
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
