import { memo, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { FREE_OF_STOPS } from '#modules/moves/contract/activity-rules.js';
import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import { NumberField, SelectField, TextAreaField, TextField } from '../../../shared/forms';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { useActivityEdits } from '../form/use-activity-edits';
import type { ActivityValues, CustomerValues, LocationPath } from '../form/values';
import { ItemsEditor } from '../items/items-editor';
import { LOCATION_TYPE_CHOICES, PARKING_CHOICES, WORK_CHOICES } from '../labels/location-labels';
import { AddressParts, AddressSearch } from './address-fields';
import { HeldFields } from './held-fields';
import styles from './locations.module.css';
import { PackingFields } from './packing-fields';
import { RoomsField } from './rooms-field';
import { TypeField } from './type-field';
import { fieldsOf, isRequired, type TypeField as Field } from './type-fields';

const withWork = (
  activity: ActivityValues,
  index: number,
  typeOfWOrk: WorkType,
): ActivityValues => ({
  ...activity,
  locations: activity.locations.map((one, at) => (at === index ? { ...one, typeOfWOrk } : one)),
});

/** Every field of a stop. Its card is drawn for each letter in any stop; these are not. */
export const LocationFields = memo(function LocationFields(props: { index: number }): JSX.Element {
  const { index } = props;
  const { path: activityPath } = useActivityScope();
  const path: LocationPath = `${activityPath}.locations.${index}`;
  const form = useCustomerFields();
  const { stopsChanged } = useActivityEdits();
  const work = useWatch<CustomerValues, `${LocationPath}.typeOfWOrk`>({
    name: `${path}.typeOfWOrk`,
  });
  const locationType = useWatch<CustomerValues, `${LocationPath}.locationType`>({
    name: `${path}.locationType`,
  });
  const workChosen = (): void =>
    stopsChanged(withWork(form.getValues(activityPath) as ActivityValues, index, work));

  const ofType = fieldsOf(locationType);
  const typeField = (field: Field): JSX.Element => (
    <HeldFields key={field} unless={FREE_OF_STOPS.includes(field)}>
      <div className={field === 'hasElevator' ? styles.check : undefined}>
        <TypeField path={path} field={field} locationType={locationType} />
      </div>
    </HeldFields>
  );

  return (
    <div className={styles.fields}>
      <HeldFields>
        <AddressSearch index={index} />
        <div data-work>
          <SelectField
            name={`${path}.typeOfWOrk`}
            label="Type of work"
            required
            choices={WORK_CHOICES}
            onChosen={workChosen}
          />
        </div>
        <div data-type>
          <SelectField
            name={`${path}.locationType`}
            label="Location type"
            choices={LOCATION_TYPE_CHOICES}
            emptyValue=""
          />
        </div>
      </HeldFields>
      {ofType.filter((field) => isRequired(field, locationType)).map(typeField)}
      <HeldFields>
        <AddressParts index={index} />
      </HeldFields>
      {ofType.filter((field) => !isRequired(field, locationType)).map(typeField)}
      <NumberField
        name={`${path}.distanceToDoor`}
        label="Walk from truck to door"
        unit="ft"
        decimals={0}
        min={0}
        max={MOVE_LIMITS.distanceFeet}
        step={50}
      />
      <SelectField
        name={`${path}.parkingType`}
        label="Parking"
        choices={PARKING_CHOICES}
        clearable
        emptyValue=""
      />
      <TextField name={`${path}.gateCode`} label="Gate code" />
      <TextField name={`${path}.dockName`} label="Dock name" />
      <PackingFields path={path} />
      <div className={styles.wide}>
        <RoomsField path={path} />
      </div>
      <div className={styles.wide}>
        <ItemsEditor path={path} />
      </div>
      <div className={styles.wide}>
        <TextAreaField name={`${path}.notes`} label="Special considerations" />
      </div>
    </div>
  );
});
