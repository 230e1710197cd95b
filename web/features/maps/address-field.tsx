import { Autocomplete, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { takenAsTyped, type TakenAddress } from '#kernel/typed-address.js';
import { PLACE_SEARCH } from '#modules/maps/contract/maps-terms.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import { useField, type FieldProps } from '../../shared/forms';
import { useSuggestions } from './use-suggestions';

export interface AddressFieldProps extends FieldProps {
  /** Places near this branch come first. */
  branchId?: string;
  /** As it stands in its own field: what is said of a zip goes with it. */
  zip?: string;
  /** `goesOn`: the focus is still here, and may go on to what comes next. */
  onPicked: (place: PlaceView, goesOn: boolean) => void;
  /** Called when the text is taken as it was typed, on leaving too: with its capital letters. */
  onTyped?: (taken: TakenAddress, goesOn: boolean) => void;
  /** Enter is to take what is still on its way: the focus may go on, and what is typed next with it. */
  onAwaited?: () => void;
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
  const { branchId, zip, onPicked, onTyped, onAwaited } = props;
  const { field, shown } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [wantsFirst, setWantsFirst] = useState(false);
  const [found, setFound] = useState<PlaceView>();
  const input = useRef<HTMLInputElement>(null);
  const { places, searching, nothingFound, isSettled } = useSuggestions(typed, branchId);

  const value = (field.value as string | null | undefined) ?? '';

  const settle = (): void => {
    setTyped(null);
    setWantsFirst(false);
  };
  const isHere = (): boolean => document.activeElement === input.current;
  const takeTyped = (goesOn: boolean): void => {
    if (typed === null) return;
    const taken = takenAsTyped(typed);
    field.onChange(taken.line);
    onTyped?.(taken, goesOn);
  };
  const pick = (description: string | undefined): void => {
    const place = places.find((found) => found.description === description);
    settle();
    if (!place) return takeTyped(isHere());
    setFound(place);
    field.onChange(place.normalizedStreetAddress);
    onPicked(place, isHere());
  };
  const pickFirst = useEffectEvent((): void => pick(places[0]?.description));
  useEffect(() => {
    if (wantsFirst && isSettled) pickFirst();
  }, [wantsFirst, isSettled, places]);
  const goOnMeanwhile = useEffectEvent((): void => {
    if (!isSettled) onAwaited?.();
  });
  useEffect(() => {
    if (wantsFirst) goOnMeanwhile();
  }, [wantsFirst]);

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !typed?.trim() || hasChosen(event.currentTarget)) return;
    if (typed.trim().length < PLACE_SEARCH.minLetters) {
      settle();
      return takeTyped(true);
    }
    // Somebody who closed the list wants none of it.
    if (places.length === 0 || isListOpen(event.currentTarget)) setWantsFirst(true);
  };
  const leave = (): void => {
    // What Enter takes is still on its way then.
    if (!wantsFirst) settle();
    takeTyped(false);
    shown.onBlur();
  };
  const note = found && found.zip === (zip ?? found.zip) ? zipNote(found) : undefined;
  const descriptions = [...new Set(places.map(({ description }) => description))];
  const asTyped = typed !== null && isSettled ? asTypedLabel(typed) : null;

  return (
    <Autocomplete
      {...shown}
      size="xs"
      name={field.name}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      value={value}
      onChange={(text) => {
        // Choosing an option comes here too, with its text; `pick` has the whole place.
        if (places.some(({ description }) => description === text) || text === asTyped) return;
        field.onChange(text);
        setTyped(text);
        setWantsFirst(false);
        setFound(undefined);
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
