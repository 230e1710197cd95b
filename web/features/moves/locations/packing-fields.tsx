import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_DOLLARS, MAX_ESTIMATE_HOURS } from '#kernel/validation/limits.js';
import { FEE_STEP, HOURS_STEP, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { CheckField, NumberField } from '../../../shared/forms';
import type { CustomerValues, LocationPath } from '../form/values';
import { HeldFields } from './held-fields';
import { PackingAmounts } from './packing-amounts';
import styles from './locations.module.css';

/** Boxes, and what packing at a stop takes. */
export function PackingFields({ path }: { path: LocationPath }): JSX.Element {
  const isPacking = useWatch<CustomerValues, `${LocationPath}.isPacking`>({
    name: `${path}.isPacking`,
  });
  const work = useWatch<CustomerValues, `${LocationPath}.typeOfWOrk`>({
    name: `${path}.typeOfWOrk`,
  });
  const packs = isPacking || work === 'Packing';
  return (
    <>
      <NumberField
        name={`${path}.numBoxes`}
        label="Boxes"
        decimals={0}
        min={0}
        max={MOVE_LIMITS.boxes}
        step={5}
      />
      <div className={styles.check}>
        <HeldFields>
          <CheckField name={`${path}.isPacking`} label="We pack" />
        </HeldFields>
      </div>
      {packs && (
        <>
          <NumberField
            name={`${path}.packingEstTime`}
            label="Packing time"
            unit="h"
            min={0}
            max={MAX_ESTIMATE_HOURS}
            step={HOURS_STEP}
          />
          <NumberField
            name={`${path}.packingEstCost`}
            label="Packing cost"
            prefix="$"
            min={0}
            max={MAX_DOLLARS}
            step={FEE_STEP}
          />
          <PackingAmounts path={path} />
        </>
      )}
    </>
  );
}
