import type { JSX } from 'react';
import type { LocationType } from '#modules/moves/contract/move-terms.js';
import { FLOORS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { CheckField, NumberField, SelectField, TextField } from '../../../shared/forms';
import type { LocationPath } from '../form/values';
import { STORAGE_CHOICES } from '../labels/location-labels';
import { isRequired, type TypeField as Field } from './type-fields';

export interface TypeFieldProps {
  path: LocationPath;
  field: Field;
  locationType: LocationType | '';
}

/** One field that only some types of place have. */
export function TypeField({ path, field, locationType }: TypeFieldProps): JSX.Element {
  const shared = { name: `${path}.${field}`, required: isRequired(field, locationType) };
  switch (field) {
    case 'bedrooms':
      return (
        <NumberField
          {...shared}
          label="Bedrooms"
          decimals={0}
          min={0}
          max={MOVE_LIMITS.bedrooms}
          placeholder="0 is a studio"
        />
      );
    case 'sqft':
      return (
        <NumberField
          {...shared}
          label="Square feet"
          decimals={0}
          min={0}
          max={MOVE_LIMITS.squareFeet}
          step={100}
          unit="sq ft"
        />
      );
    case 'stories':
      return (
        <NumberField {...shared} label="Stories" decimals={0} min={0} max={MOVE_LIMITS.stories} />
      );
    case 'floor':
      return (
        <NumberField {...shared} label="Floor" decimals={0} min={FLOORS.min} max={FLOORS.max} />
      );
    case 'dimensions':
      return <TextField {...shared} label="Dimensions" placeholder="10 x 20 feet" />;
    case 'employees':
      return (
        <NumberField
          {...shared}
          label="Employees"
          decimals={0}
          min={0}
          max={MOVE_LIMITS.employees}
        />
      );
    case 'storageType':
      return <SelectField {...shared} label="Storage type" choices={STORAGE_CHOICES} />;
    case 'hasElevator':
      return <CheckField {...shared} label="Elevator" />;
    case 'otherDetails':
      return <TextField {...shared} label="Other details" />;
  }
}
