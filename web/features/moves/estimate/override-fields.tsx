import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { NumberField, TextField } from '../../../shared/forms';
import { useCustomerFields } from '../form/customer-context';
import type { CustomerValues, LocationPath } from '../form/values';
import styles from './estimate.module.css';

/** Handling time that a person decides on instead of the computed one; it survives re-estimating. */
export function OverrideFields(props: { path: LocationPath; index: number }): JSX.Element {
  const { path, index } = props;
  const form = useCustomerFields();
  const override = useWatch<CustomerValues, `${LocationPath}.currentEstimate`>({
    name: `${path}.currentEstimate`,
  });
  const set = (value: CustomerValues['move']['activities'][0]['locations'][0]['currentEstimate']) =>
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
    <div className={styles.override}>
      <span>By hand</span>
      <NumberField
        name={`${path}.currentEstimate.hours`}
        label=""
        ariaLabel={`Hours at ${name}`}
        unit="h"
        min={0}
        decimals={0}
      />
      <NumberField
        name={`${path}.currentEstimate.minutes`}
        label=""
        ariaLabel={`Minutes at ${name}`}
        unit="min"
        min={0}
        step={15}
        decimals={0}
      />
      <TextField
        name={`${path}.currentEstimate.overrideReason`}
        label=""
        ariaLabel={`Reason at ${name}`}
        placeholder="Why"
      />
      <Button variant="subtle" size="compact-xs" onClick={() => set(null)}>
        Remove
      </Button>
    </div>
  );
}
