import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProblemLocationDto } from '#modules/problem-locations/contract/problem-location.dto.js';
import { TextAreaField, TextField } from '../../shared/forms';
import { useViewingBranchId } from '../../shared/viewing-branch';
import { AddressField, PlaceMap, useLazyGeocodeQuery } from '../maps';

const DIRTY = { shouldDirty: true };

/** Address, reason and the pin on the map. */
export function LocationFields({ editable }: { editable: boolean }): JSX.Element {
  const { control, setValue, getValues } = useFormContext<ProblemLocationDto>();
  const branchId = useViewingBranchId() ?? undefined;
  const [geocode] = useLazyGeocodeQuery();
  const [address, latitude, longitude] = useWatch({
    control,
    name: ['address', 'latitude', 'longitude'],
  });
  const position = latitude == null || longitude == null ? null : { latitude, longitude };

  const put = (to: { latitude: number; longitude: number } | null, suggested?: string): void => {
    setValue('latitude', to?.latitude ?? null, DIRTY);
    setValue('longitude', to?.longitude ?? null, DIRTY);
    if (suggested !== undefined) setValue('googlePlacesSuggestedAddress', suggested, DIRTY);
  };
  // The pin of another address would mark the wrong house.
  const typed = async (text: string): Promise<void> => {
    put(null, '');
    const { data } = text.trim() ? await geocode(text.trim(), true) : {};
    if (data && getValues('address') === text) put(data);
  };

  return (
    <>
      {editable ? (
        <AddressField
          name="address"
          label="Address"
          placeholder="Search an address"
          required
          branchId={branchId}
          onPicked={(place) => put(place, place.description)}
          onTyped={({ line }) => void typed(line)}
        />
      ) : (
        <TextField name="address" label="Address" disabled />
      )}
      <TextAreaField name="reason" label="Reason" maxLength={1000} disabled={!editable} />
      <PlaceMap
        position={position}
        label={address || 'The problem location'}
        onMove={editable ? (to) => put(to) : undefined}
      />
    </>
  );
}
