import type { JSX } from 'react';
import { MAX_DOLLARS } from '#kernel/validation/limits.js';
import { isHold } from '#modules/moves/contract/activity-rules.js';
import { FEE_STEP } from '#modules/moves/contract/limits.js';
import { zoneOfZip } from '#modules/moves/contract/estimating.js';
import { CheckField, NumberField } from '../../../shared/forms';
import { showMoney } from '../../../shared/format';
import type { LocationPath, LocationValues } from '../form/values';
import { tripFeeAt } from './costs';
import styles from './estimate.module.css';
import { useFeeZones } from './use-costs';

export interface TripFeeFieldsProps {
  path: LocationPath;
  location: LocationValues;
}

/** The trip fee of a stop for one truck: its zone's, or its own. */
export function TripFeeFields({ path, location }: TripFeeFieldsProps): JSX.Element {
  const zones = useFeeZones();
  const zone = zoneOfZip(location.zip, zones)?.zone ?? location.zone;
  return (
    <div className={styles.override}>
      <span>
        Trip fee {showMoney(tripFeeAt(location, zones))}
        {isHold(location) ? ' while Hold' : location.useFee ? '' : zone ? ` · zone ${zone}` : ''}
      </span>
      <CheckField name={`${path}.useFee`} label="Custom fee" />
      {location.useFee && (
        <NumberField
          name={`${path}.tripFee`}
          label=""
          ariaLabel="Custom trip fee for one truck, dollars"
          prefix="$"
          min={0}
          max={MAX_DOLLARS}
          step={FEE_STEP}
        />
      )}
    </div>
  );
}
