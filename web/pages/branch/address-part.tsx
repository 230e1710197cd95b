import { useState, type JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressField, PlaceMap, useLazyGeocodeQuery } from '../../features/maps';
import { TextField } from '../../shared/forms';
import { useViewingBranchId } from '../../shared/viewing-branch';
import styles from './branch.module.css';
import type { BranchValues } from './branch-values';

const DIRTY = { shouldDirty: true };

interface Position {
  latitude: number;
  longitude: number;
}

export interface AddressPartProps {
  branchId: string | undefined;
  disabled: boolean;
}

/** Where the branch is: every drive begins and ends there. */
export function AddressPart({ branchId, disabled }: AddressPartProps): JSX.Element {
  const { control, setValue, getValues } = useFormContext<BranchValues>();
  const viewing = useViewingBranchId() ?? undefined;
  const [geocode, { isFetching }] = useLazyGeocodeQuery();
  // What is being typed is not an address yet.
  const [whole, setWhole] = useState(() => getValues('normalizedAddress'));
  const [address, latitude, longitude] = useWatch({
    control,
    name: ['normalizedAddress', 'latitude', 'longitude'],
  });
  const position = latitude === null || longitude === null ? null : { latitude, longitude };

  const put = (to: Position | null): void => {
    setValue('latitude', to?.latitude ?? null, DIRTY);
    setValue('longitude', to?.longitude ?? null, DIRTY);
  };
  // The position of another address would send every truck there.
  const typed = async (text: string): Promise<void> => {
    put(null);
    const { data } = text.trim() ? await geocode(text.trim(), true) : {};
    if (data && getValues('normalizedAddress') === text) put(data);
    setWhole(text);
  };

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        {disabled ? (
          <TextField name="normalizedAddress" label="Address" required disabled />
        ) : (
          <AddressField
            name="normalizedAddress"
            label="Address"
            placeholder="Search an address"
            required
            branchId={branchId ?? viewing}
            onPicked={put}
            onTyped={({ line }) => void typed(line)}
          />
        )}
      </div>
      <div className={styles.wide}>
        <PlaceMap
          position={position}
          label={address || 'The branch'}
          onMove={disabled ? undefined : put}
        />
        <p className={styles.place} role="status">
          {placeLabel(address === whole ? address : '', position, isFetching)}
        </p>
      </div>
    </div>
  );
}

function placeLabel(address: string, position: Position | null, isSearching: boolean): string {
  if (isSearching) return 'Looking for the address…';
  if (position) return `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`;
  return address.trim()
    ? 'This address is not on the map, so drive times from here are unknown. Choose a suggestion, or set the pin.'
    : '';
}
