import { getOptionsLockup, getParsedComboboxData, Select, type SelectProps } from '@mantine/core';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { prefixesFirst } from './prefixes-first';

export type ChoiceBoxProps = Omit<SelectProps, 'searchable'>;

/** Tab takes what typing found, like Enter, and goes on. */
function takeFound({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Tab' || input.readOnly || input.value.trim() === '') return;
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const found = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (found && !found.hasAttribute('data-combobox-active')) found.click();
}

const isTyped = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

const opensBySpace = ({ key, currentTarget }: KeyboardEvent): boolean =>
  key === ' ' && currentTarget.getAttribute('aria-expanded') !== 'true';

const LONG = 8;

/**
 * One of several, also of a few: letters go to what begins with them, which is highlighted, and
 * Enter or Tab takes it. Its list is made once somebody comes to it, before a key or a click can reach it: made
 * and measured with the page, the lists would take a third of its opening.
 */
export function ChoiceBox(props: ChoiceBoxProps): JSX.Element {
  const { data = [], filter = prefixesFirst, inputMode, allowDeselect = true, ...others } = props;
  const {
    onKeyDown,
    onFocus,
    onClick,
    onPaste,
    onDropdownClose,
    onOptionSubmit,
    comboboxProps,
    ...rest
  } = others;
  const [isReached, setReached] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const labelOf = (value: string | null | undefined): string =>
    getOptionsLockup(getParsedComboboxData(data))[value ?? '']?.label ?? '';
  const [search, setSearch] = useState(() => labelOf(rest.value));
  return (
    <Select
      searchValue={search}
      onSearchChange={setSearch}
      {...rest}
      {...{ data, filter }}
      comboboxProps={{ ...comboboxProps, keepMounted: isReached }}
      searchable
      selectFirstOptionOnChange
      // A list that typing opens begins with what was found, and not with what was chosen before.
      selectFirstOptionOnDropdownOpen={isTyping}
      allowDeselect={allowDeselect && !isTyping}
      onOptionSubmit={(value) => {
        // What was chosen already is written out, too.
        if (value === rest.value) setSearch(labelOf(value));
        onOptionSubmit?.(value);
      }}
      onDropdownClose={() => {
        setTyping(false);
        onDropdownClose?.();
      }}
      onPaste={(event) => {
        setTyping(true);
        onPaste?.(event);
      }}
      // What fits on a phone's screen is touched: no keyboard has to cover it.
      inputMode={inputMode ?? (data.length < LONG ? 'none' : undefined)}
      // What is typed replaces what was chosen.
      onFocus={(event) => {
        setReached(true);
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onClick={(event) => {
        event.currentTarget.select();
        onClick?.(event);
      }}
      onKeyDown={(event) => {
        if (opensBySpace(event) && !isTyping) {
          event.preventDefault();
          event.currentTarget.click();
        } else if (isTyped(event)) setTyping(true);
        takeFound(event);
        onKeyDown?.(event);
      }}
    />
  );
}
