import { Autocomplete, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type JSX, type KeyboardEvent } from 'react';
import { takenAsTyped, type TakenAddress } from '#kernel/typed-address.js';
import { PLACE_SEARCH } from '#modules/maps/contract/maps-terms.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import { useField, type FieldProps } from '../../shared/forms';
import { useSuggestions } from './use-suggestions';

export interface AddressFieldProps extends FieldProps {
  /** Places near this branch come first. */
  branchId?: string;
  onPicked: (place: PlaceView) => void;
  /** Called when the text is taken as it was typed, on leaving too: with its capital letters. */
  onTyped?: (taken: TakenAddress, isChosen: boolean) => void;
}

const isListOpen = (input: Element): boolean => input.getAttribute('aria-expanded') === 'true';
const hasChosen = (input: Element): boolean => input.hasAttribute('aria-activedescendant');

const asTypedLabel = (text: string): string => `Use “${text.trim()}” as typed`;

/** What is said below the field about the place that was chosen. */
const zipNote = ({ zip, city, zipGuessed }: PlaceView): string | undefined =>
  zipGuessed && `Zip ${zip} is the middle of ${city}. Type the right one.`;

/**
 * One address: typed freely, or chosen from what is found while typing. Enter takes the first hit,
 * also one that is still on its way; where nothing is found, what was typed.
 */
export function AddressField(props: AddressFieldProps): JSX.Element {
  const { branchId, onPicked, onTyped } = props;
  const { field, shown } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [wantsFirst, setWantsFirst] = useState(false);
  const [note, setNote] = useState<string>();
  const { places, searching, nothingFound, isSettled } = useSuggestions(typed, branchId);

  const takeTyped = (isChosen: boolean): void => {
    if (typed === null) return;
    const taken = takenAsTyped(typed);
    setTyped(null);
    setWantsFirst(false);
    field.onChange(taken.line);
    onTyped?.(taken, isChosen);
  };
  const pick = (description: string | undefined): void => {
    const place = places.find((found) => found.description === description);
    if (!place) return takeTyped(true);
    setTyped(null);
    setWantsFirst(false);
    setNote(zipNote(place));
    field.onChange(place.normalizedStreetAddress);
    onPicked(place);
  };
  const pickFirst = useEffectEvent((): void => pick(places[0]?.description));
  useEffect(() => {
    if (!wantsFirst || !isSettled) return;
    pickFirst();
  }, [wantsFirst, isSettled, places]);

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !typed?.trim() || hasChosen(event.currentTarget)) return;
    if (typed.trim().length < PLACE_SEARCH.minLetters) return takeTyped(true);
    // Somebody who closed the list wants none of it.
    if (places.length === 0 || isListOpen(event.currentTarget)) setWantsFirst(true);
  };
  const leave = (): void => {
    takeTyped(false);
    shown.onBlur();
  };

  const descriptions = [...new Set(places.map(({ description }) => description))];
  const asTyped = typed !== null && isSettled ? asTypedLabel(typed) : null;

  return (
    <Autocomplete
      {...shown}
      size="xs"
      name={field.name}
      ref={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={(text) => {
        // Choosing an option comes here too, with its text; `pick` has the whole place.
        if (places.some(({ description }) => description === text) || text === asTyped) return;
        field.onChange(text);
        setTyped(text);
        setWantsFirst(false);
        setNote(undefined);
      }}
      onOptionSubmit={pick}
      onKeyDown={keys}
      onBlur={leave}
      data={asTyped === null ? descriptions : [...descriptions, asTyped]}
      // The server has found them: what matches is not filtered again.
      filter={({ options }) => options}
      rightSection={searching ? <Loader size={14} aria-label="Searching" /> : undefined}
      description={nothingFound ? 'No such address found. Enter uses it as typed.' : note}
      comboboxProps={{ withinPortal: true }}
      autoComplete="off"
    />
  );
}
