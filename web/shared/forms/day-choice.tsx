import { useState, type JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { showDay, type Day } from '../format';
import { DayBox, type DayBoxProps } from './day-box';
import { FieldMessage } from './field-message';

export interface DayChoiceProps extends Omit<DayBoxProps, 'value' | 'onChange' | 'onSettled'> {
  value: Day | null;
  /** Called when a day is finally chosen; null if `clearable` allows none. */
  onChoose: (day: Day | null) => void;
}

/** A day that takes effect as soon as it is chosen, outside any form. */
export function DayChoice(props: DayChoiceProps): JSX.Element {
  const { value, onChoose, min, max, clearable, ...rest } = props;
  const [open, setOpen] = useState<{ held: string | null; over: Day | null } | null>(null);
  // If another day was chosen elsewhere meanwhile, that one counts.
  const held = open && open.over === value ? open.held : value;

  const limitOf = (day: string | null): string | null => {
    if (!isLocalDate(day)) return null;
    if (min && day < min) return `Choose ${showDay(min)} or a later day.`;
    return max && day > max ? `Choose ${showDay(max)} or an earlier day.` : null;
  };
  const settle = (next: string | null): void => {
    const isChosen = next === null ? clearable : isLocalDate(next) && !limitOf(next);
    if (isChosen && next !== value) onChoose(next);
    // If a day is required, the field goes back to the one on screen.
    if (isChosen || next === null) setOpen(null);
  };
  const limit = limitOf(held);

  return (
    <DayBox
      {...rest}
      {...{ min, max, clearable }}
      value={held}
      error={limit && <FieldMessage>{limit}</FieldMessage>}
      onChange={(next) => setOpen({ held: next, over: value })}
      onSettled={settle}
    />
  );
}
