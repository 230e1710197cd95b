import { useRef, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { spelled } from '#kernel/street-spelling.js';
import { TextField } from '../../../shared/forms';
import { AddressField } from '../../maps';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import type { CustomerValues, LocationPath, LocationValues } from '../form/values';
import { useActivityEdits } from '../form/use-activity-edits';
import styles from './locations.module.css';
import { firstUnfilled } from './type-fields';

const DIRTY = { shouldDirty: true };

const holds = (whole: string, part: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase());

/** A stop's address, searched as one line; a hit leads on to the first field that it can't fill. */
export function AddressSearch({ index }: { index: number }): JSX.Element {
  const { path: activityPath } = useActivityScope();
  const path: LocationPath = `${activityPath}.locations.${index}`;
  const form = useCustomerFields();
  const edits = useActivityEdits();
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const zip = useWatch<CustomerValues, `${LocationPath}.zip`>({ name: `${path}.zip` });

  /** Where the focus went before the address was found. */
  const ahead = useRef<Element | null>(null);

  const goOn = (filled: Partial<LocationValues> = {}): void => {
    const next = firstUnfilled({ ...form.getValues(path), ...filled });
    if (next) form.setFocus(`${path}.${next}`);
  };
  // What is found has a zip.
  const goOnMeanwhile = (): void => {
    goOn({ zip: '-' });
    // A form moves the focus a moment later.
    setTimeout(() => (ahead.current = document.activeElement));
  };
  /** Nobody has typed there yet, nor gone elsewhere: the focus may still go to the zip. */
  const waitsAhead = (): boolean => {
    const { activeElement: here } = document;
    return here instanceof HTMLInputElement && here === ahead.current && here.value === '';
  };

  /** Once the list of hits has closed, unless the person has gone on by themselves until then. */
  const soon = (go: () => void): void => {
    const from = document.activeElement;
    setTimeout(() => {
      if (document.activeElement === from) go();
    });
  };

  const askZip = (): void => form.setFocus(`${path}.zip`, { shouldSelect: true });

  return (
    <div className={styles.wide}>
      <AddressField
        name={`${path}.normalizedStreetAddress`}
        label="Address"
        placeholder="Search an address"
        required
        branchId={branchId}
        zip={zip}
        onPicked={(place, goesOn) => {
          edits.takePlace(index, place);
          if (goesOn || waitsAhead()) soon(place.zipGuessed ? askZip : goOn);
        }}
        onTyped={(taken, goesOn) => {
          edits.takeTyped(index, taken);
          if (goesOn || waitsAhead()) soon(goOn);
        }}
        onAwaited={goOnMeanwhile}
      />
    </div>
  );
}

/** The parts of a stop's address, which a search fills. */
export function AddressParts({ index }: { index: number }): JSX.Element {
  const { path: activityPath } = useActivityScope();
  const path: LocationPath = `${activityPath}.locations.${index}`;
  const form = useCustomerFields();
  const edits = useActivityEdits();

  // Parts typed by hand change the line; the server looks up the line.
  const partLeft = (): void => {
    for (const part of ['street', 'city'] as const) {
      const typed = form.getValues(`${path}.${part}`);
      if (spelled(typed) !== typed) form.setValue(`${path}.${part}`, spelled(typed), DIRTY);
    }
    const { street, city, state, zip, normalizedStreetAddress: line } = form.getValues(path);
    if (!street || [street, city, zip].every((part) => holds(line, part))) return;
    const rest = [state, zip].filter(Boolean).join(' ');
    form.setValue(
      `${path}.normalizedStreetAddress`,
      [street, city, rest].filter(Boolean).join(', '),
      { shouldDirty: true, shouldValidate: true },
    );
    edits.forgetPosition(index);
  };

  return (
    <>
      <TextField name={`${path}.unit`} label="Unit" />
      <div className={styles.double}>
        <TextField name={`${path}.street`} label="Street" onLeave={partLeft} />
      </div>
      <TextField name={`${path}.city`} label="City" onLeave={partLeft} />
      <TextField name={`${path}.state`} label="State" onLeave={partLeft} />
      <TextField name={`${path}.zip`} label="Zip" required onLeave={partLeft} />
    </>
  );
}
