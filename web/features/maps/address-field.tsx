import { Autocomplete, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type JSX, type KeyboardEvent } from 'react';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import { useField, type FieldProps } from '../../shared/forms';
import { useSuggestions } from './use-suggestions';

export interface AddressFieldProps extends FieldProps {
  /** Places near this branch come first. */
  branchId?: string;
  onPicked: (place: PlaceView) => void;
  /** Called when the field is left with a text that is not a suggestion. */
  onTyped?: (text: string) => void;
}

const isListOpen = (input: Element): boolean => input.getAttribute('aria-expanded') === 'true';
const hasChosen = (input: Element): boolean => input.hasAttribute('aria-activedescendant');

/**
 * One address: typed freely, or chosen from what is found while typing. Enter takes the first hit,
 * also one that is still on its way.
 */
export function AddressField(props: AddressFieldProps): JSX.Element {
  const { branchId, onPicked, onTyped } = props;
  const { field, shown } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [wantsFirst, setWantsFirst] = useState(false);
  const { places, searching, nothingFound, isSettled } = useSuggestions(typed, branchId);

  const pick = (description: string | undefined): void => {
    const place = places.find((found) => found.description === description);
    setTyped(null);
    setWantsFirst(false);
    if (!place) return;
    field.onChange(place.normalizedStreetAddress);
    onPicked(place);
  };
  const pickFirst = useEffectEvent((): void => pick(places[0]?.description));
  useEffect(() => {
    if (!wantsFirst || !isSettled) return;
    if (places.length > 0) pickFirst();
    else setWantsFirst(false);
  }, [wantsFirst, isSettled, places]);

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || typed === null || hasChosen(event.currentTarget)) return;
    // Somebody who closed the list wants none of it.
    if (places.length === 0 || isListOpen(event.currentTarget)) setWantsFirst(true);
  };
  const leave = (): void => {
    setWantsFirst(false);
    if (typed !== null) onTyped?.(typed);
    setTyped(null);
    shown.onBlur();
  };

  return (
    <Autocomplete
      {...shown}
      size="xs"
      name={field.name}
      ref={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={(text) => {
        // Choosing an option comes here too, with its text; `pick` has the whole place.
        if (places.some(({ description }) => description === text)) return;
        field.onChange(text);
        setTyped(text);
        setWantsFirst(false);
      }}
      onOptionSubmit={pick}
      onKeyDown={keys}
      onBlur={leave}
      data={[...new Set(places.map(({ description }) => description))]}
      // The server has found them: what matches is not filtered again.
      filter={({ options }) => options}
      rightSection={searching ? <Loader size={14} aria-label="Searching" /> : undefined}
      description={nothingFound ? 'No such address found; it is kept as typed.' : undefined}
      comboboxProps={{ withinPortal: true }}
      autoComplete="off"
    />
  );
}
