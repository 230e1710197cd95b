import { Button, Tabs } from '@mantine/core';
import { IconAlertCircleFilled, IconPlus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import {
  activityState,
  activityType,
  stateDescription,
} from '#modules/moves/contract/activity-rules.js';
import { showDayNamed } from '../../../shared/format';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { STATE_LABELS, TYPE_LABELS } from '../labels/activity-labels';
import styles from './activities.module.css';

export interface ActivityTabsProps {
  selected: string | null;
  onSelect: (activityId: string) => void;
  onAdd: () => void;
  isAdding: boolean;
}

/** The days of the move, each with its state. */
export function ActivityTabs(props: ActivityTabsProps): JSX.Element {
  const { selected, onSelect, onAdd, isAdding } = props;
  const { editable } = useCustomerPage();
  const tabs = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) =>
      move.activities.map(({ _id, activityDay, operations, truckCount, locations }) => ({
        _id,
        activityDay,
        state: activityState(operations, truckCount),
        type: activityType(locations),
      })),
  });
  const { errors } = useFormState<CustomerValues>({ name: 'move.activities' });
  return (
    <div className={styles.strip}>
      <Tabs value={selected} onChange={(id) => id && onSelect(id)} keepMounted={false}>
        <Tabs.List aria-label="Activities" className={styles.list}>
          {tabs.map(({ _id, activityDay, state, type }, at) => {
            const words = STATE_LABELS[state];
            const faulty = get(errors, `move.activities.${at}`) !== undefined;
            return (
              <Tabs.Tab key={_id} value={_id} className={styles.tab}>
                <span className={styles.day}>
                  {isLocalDate(activityDay) ? showDayNamed(activityDay) : (activityDay ?? 'No day')}
                  {faulty && (
                    <IconAlertCircleFilled
                      size={14}
                      className={styles.fault}
                      aria-label="has errors"
                    />
                  )}
                </span>
                <span className={styles.state} data-tone={words.tone}>
                  {words.icon}
                  {TYPE_LABELS[type]} · {stateDescription(state).label}
                </span>
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
      </Tabs>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={!editable}
        loading={isAdding}
        onClick={onAdd}
      >
        Activity
      </Button>
    </div>
  );
}
