import { Text } from '@mantine/core';
import { memo, type JSX } from 'react';
import { MAX_ESTIMATE_HOURS } from '#kernel/validation/limits.js';
import { HOURS_STEP } from '#modules/moves/contract/limits.js';
import {
  minutesByHand,
  minutesTyped,
  type StopEstimate,
} from '#modules/moves/contract/estimating.js';
import { NumberField } from '../../../shared/forms';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import type { LocationPath, LocationValues } from '../form/values';
import { LocationWarnings } from '../locations/location-warnings';
import { addressLine } from '../labels/address-line';
import { WORK_LABELS } from '../labels/location-labels';
import { Automated } from './automated';
import { COLUMNS } from './columns';
import styles from './estimate.module.css';
import { showMinutes } from './minutes-labels';
import { OverrideFields } from './override-fields';
import { TripFeeFields } from './trip-fee-fields';

export interface EstimateRowProps {
  index: number;
  location: LocationValues;
  estimate: StopEstimate | undefined;
  advanced: boolean;
  disabled: boolean;
}

/** Whether the worktime stands for the handling, in a word. */
function Counts(props: Required<Pick<EstimateRowProps, 'location'>> & { estimate: StopEstimate }) {
  const { location, estimate } = props;
  if (!estimate.isCounted)
    return (
      <Text size="xs" className={styles.notYet}>
        not counted
      </Text>
    );
  const counts =
    minutesTyped(location) !== null && minutesByHand(location.currentEstimate) === null;
  return counts ? (
    <Text size="xs" c="dimmed">
      counts
    </Text>
  ) : null;
}

/** A stop's minutes for a crew of two, and the work time that a person decides. */
export const EstimateRow = memo(function EstimateRow(props: EstimateRowProps): JSX.Element {
  const { index, location, estimate, advanced, disabled } = props;
  const { path: activityPath } = useActivityScope();
  const form = useCustomerFields();
  const path: LocationPath = `${activityPath}.locations.${index}`;
  const minutes = estimate?.worktimeEstimations.timeInMinutes;
  const suggested = estimate?.suggestedHandling ?? null;
  // What overrides the tables is never hidden.
  const byHand = location.currentEstimate !== null;
  const setTyped = (isTyped: boolean): void =>
    form.setValue(`${path}.worktimeTyped`, isTyped, { shouldDirty: true });
  const takeSuggested = (): void => {
    form.setValue(`${path}.worktime`, suggested, { shouldDirty: true });
    setTyped(false);
  };
  const branchLeg = estimate?.branchLegMinutes ?? null;
  return (
    <>
      <tr>
        <th scope="row" className={styles.stop}>
          <span className={styles.address}>
            {index + 1}. {addressLine(location) || 'No address yet'}
          </span>
          <span className={styles.kind}>
            {[WORK_LABELS[location.typeOfWOrk], location.locationType].filter(Boolean).join(' · ')}
            <LocationWarnings location={location} hasExcess={estimate?.hasExcessInventory} />
          </span>
        </th>
        {COLUMNS.map(({ name }) => (
          <td key={name} className={styles.minutes}>
            {showMinutes(minutes?.[name])}
            {name === 'forDriving' && branchLeg !== null && (
              <span className={styles.leg} title="From the branch">
                {' '}
                ({Math.round(branchLeg)})
              </span>
            )}
          </td>
        ))}
        <td className={styles.entry}>
          <NumberField
            name={`${path}.worktime`}
            label=""
            ariaLabel={`Worktime of location ${index + 1}, hours`}
            min={0}
            max={MAX_ESTIMATE_HOURS}
            step={HOURS_STEP}
            unit="h"
            disabled={disabled}
            onTyped={(value) => setTyped(value !== null && value !== suggested)}
          />
          <Automated
            of={`worktime of location ${index + 1}`}
            figure={suggested}
            entered={location.worktime}
            onTake={disabled ? undefined : takeSuggested}
          />
          {estimate && <Counts {...{ location, estimate }} />}
          {(estimate?.packingMinutes ?? 0) > 0 && (
            <Text size="xs" c="dimmed">
              + packing {showMinutes(estimate?.packingMinutes)} min
            </Text>
          )}
        </td>
      </tr>
      {(advanced || byHand) && (
        <tr>
          <td colSpan={COLUMNS.length + 2} className={styles.more}>
            <fieldset disabled={disabled} className={styles.moreFields}>
              <legend className="visually-hidden">More about location {index + 1}</legend>
              <OverrideFields path={path} index={index} />
              {advanced && <TripFeeFields path={path} location={location} />}
            </fieldset>
          </td>
        </tr>
      )}
    </>
  );
});
