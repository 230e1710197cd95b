import { useState, type JSX } from 'react';
import { ChoiceBox, type ChoiceBoxProps } from './choice-box';

/**
 * One of several, where a page has it from the start: its list is made once somebody comes to it, before a key or a
 * click can reach it. Made and measured with the page, the lists would take a third of its opening.
 */
export function LazySelect({ comboboxProps, onFocus, ...rest }: ChoiceBoxProps): JSX.Element {
  const [isReached, setReached] = useState(false);
  return (
    <ChoiceBox
      {...rest}
      comboboxProps={{ ...comboboxProps, keepMounted: isReached }}
      onFocus={(event) => {
        setReached(true);
        onFocus?.(event);
      }}
    />
  );
}
