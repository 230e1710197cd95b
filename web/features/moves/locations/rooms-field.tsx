import { TagsInput } from '@mantine/core';
import type { JSX } from 'react';
import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { useField } from '../../../shared/forms';
import type { LocationPath } from '../form/values';

const COMMON = ['Attic', 'Basement', 'Garage', 'Patio', 'Shed', 'Office', 'Den', 'Storage room'];

/** Rooms beyond the ones that the type of place implies. */
export function RoomsField({ path }: { path: LocationPath }): JSX.Element {
  const { field, shown } = useField({
    name: `${path}.additionalRooms`,
    label: 'Additional rooms',
  });
  return (
    <TagsInput
      {...shown}
      size="xs"
      name={field.name}
      ref={field.ref}
      value={(field.value as string[] | undefined) ?? []}
      onChange={field.onChange}
      data={COMMON}
      maxTags={MOVE_LIMITS.rooms}
      placeholder="Attic, garage…"
      comboboxProps={{ withinPortal: true }}
    />
  );
}
