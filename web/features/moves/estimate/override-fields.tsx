import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_ESTIMATE_HOURS } from '#kernel/validation/limits.js';
import { minutesByHand, MOST_MINUTES } from '#modules/moves/contract/estimating.js';
import type { CurrentEstimateView } from '#modules/moves/contract/location.view.js';
import { NumberField, TextField } from '../../../shared/forms';
import { useCustomerFields } from '../form/customer-context';
import type { CustomerValues, LocationPath } from '../form/values';
import styles from './estimate.module.css';

const QUARTER_MINUTES = 15;

/** Handling time that a person enters instead of the computed one; it survives a new estimate. */
export function OverrideFields(props: { path: LocationPath; index: number }): JSX.Element {
  const { path, index } = props;
  const form = useCustomerFields();
  const override = useWatch<CustomerValues, `${LocationPath}.currentEstimate`>({
    name: `${path}.currentEstimate`,
    // A copy, because the form changes its values in place.
    compute: (entered: CurrentEstimateView | null) => entered && { ...entered },
  }) as CurrentEstimateView | null;
  const set = (value: CurrentEstimateView | null) =>
    form.setValue(`${path}.currentEstimate`, value, { shouldDirty: true });

  if (!override) {
    return (
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={() => set({ hours: null, minutes: null, overrideReason: '' })}
        aria-label={`Enter the handling time of location ${index + 1} by hand`}
      >
        Enter handling time by hand
      </Button>
    );
  }
  const name = `location ${index + 1}, by hand`;
  return (
    <div className={styles.byHand} role="group" aria-label={`Handling time of ${name}`}>
      <NumberField
        name={`${path}.currentEstimate.hours`}
        label="Hours by hand"
        ariaLabel={`Hours at ${name}`}
        unit="h"
        min={0}
        max={MAX_ESTIMATE_HOURS}
        decimals={0}
      />
      <NumberField
        name={`${path}.currentEstimate.minutes`}
        label="Minutes"
        ariaLabel={`Minutes at ${name}`}
        unit="min"
        min={0}
        max={MOST_MINUTES}
        step={QUARTER_MINUTES}
        decimals={0}
      />
      <TextField
        name={`${path}.currentEstimate.overrideReason`}
        label="Reason"
        ariaLabel={`Reason at ${name}`}
        placeholder="Piano, narrow stairs…"
        required
      />
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Remove the handling time of ${name}`}
        onClick={() => set(null)}
      >
        Remove
      </Button>
      {minutesByHand(override) === null && (
        <span className={styles.notYet} role="status">
          Not counted yet: enter a time and a reason.
        </span>
      )}
    </div>
  );
}
