import { Text } from '@mantine/core';
import type { JSX } from 'react';
import { MAX_ESTIMATE_HOURS } from '#kernel/validation/limits.js';
import { HOURS_STEP } from '#modules/moves/contract/limits.js';
import type { StopEstimate } from '#modules/moves/contract/estimating.js';
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

/** A stop's minutes for a crew of two, and the work time that a person decides. */
export function EstimateRow(props: EstimateRowProps): JSX.Element {
  const { index, location, estimate, advanced, disabled } = props;
  const { path: activityPath } = useActivityScope();
  const form = useCustomerFields();
  const path: LocationPath = `${activityPath}.locations.${index}`;
  const minutes = estimate?.worktimeEstimations.timeInMinutes;
  const suggested = estimate?.suggestedWorktime ?? null;
  // What overrides the tables is never hidden.
  const byHand = location.currentEstimate !== null;
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
          />
          <Automated
            of={`worktime of location ${index + 1}`}
            figure={suggested}
            entered={location.worktime}
            onTake={
              disabled
                ? undefined
                : () => form.setValue(`${path}.worktime`, suggested, { shouldDirty: true })
            }
          />
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
}
