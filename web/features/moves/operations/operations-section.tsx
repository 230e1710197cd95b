import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useFieldArray } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { CheckField } from '../../../shared/forms';
import { ZoneName } from '../../../shared/ui';
import { SCHEDULED } from '../form/activity-parts';
import {
  useActivityPart,
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { freshOperation } from '../form/fresh-operation';
import type { ActivityPath, ActivityValues, CustomerValues, OperationValues } from '../form/values';
import { Section } from '../section';
import { OperationRow } from './operation-row';
import styles from './operations.module.css';
import { useWindowMinutes } from './use-window-minutes';

const START = 'Start Time';
const WINDOW = 'Arrival window';
const REST = [
  'Drive Out',
  'Duration',
  'Drive Back',
  'Mover Count',
  'Drag to Book',
  'Early Start',
  'Early Start Notes',
];
const HEADS = [START, ...REST];

/** The trucks' shares of an activity. */
export function OperationsSection(): JSX.Element {
  const { path, locked } = useActivityScope();
  const { base, editable } = useCustomerPage();
  const timezone = useTimezone();
  const form = useCustomerFields();
  const activity = useActivityPart(SCHEDULED);
  const { activityDay } = activity;
  const array = useFieldArray<CustomerValues, `${ActivityPath}.operations`, 'key'>({
    name: `${path}.operations`,
    keyName: 'key',
  });
  const saved = base.move.activities.find(({ _id }) => _id === activity._id);
  const storedOf = (operation: OperationValues) =>
    saved?.operations.find(({ _id }) => _id === operation._id) ?? null;
  const windowMinutes = useWindowMinutes(activity.operations);
  const obstacle = editable ? null : 'Only active customers are booked';
  const add = (): void => {
    const operation = freshOperation(form.getValues(path) as ActivityValues, timezone);
    if (operation) array.append(operation, { shouldFocus: false });
  };

  return (
    <Section
      title="Operations"
      actions={
        <div className={styles.tools}>
          {isLocalDate(activityDay) && <ZoneName timezone={timezone} day={activityDay} />}
          <CheckField
            name={`${path}.requiresLift`}
            label="Needs a truck with a lift"
            disabled={!editable || locked}
          />
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={
              !editable ||
              !isLocalDate(activity.activityDay) ||
              activity.operations.length >= MOVE_LIMITS.operations
            }
            onClick={add}
          >
            Add Truck
          </Button>
        </div>
      }
    >
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Operations table">
        <table className={styles.table}>
          <thead>
            <tr>
              {(windowMinutes === null ? HEADS : [START, WINDOW, ...REST]).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th>
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {array.fields.map((field, at) => {
              const operation = activity.operations[at];
              if (!operation) return null;
              return (
                <OperationRow
                  key={operation._id ?? field.key}
                  index={at}
                  operation={operation}
                  stored={storedOf(operation)}
                  isOnly={array.fields.length === 1}
                  obstacle={obstacle}
                  windowMinutes={windowMinutes}
                  onRemove={() => array.remove(at)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
