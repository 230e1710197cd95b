import { fireEvent } from '@testing-library/react';

/** The number fields that are on screen and can be typed in. */
const numberFields = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input.mantine-NumberInput-input')].filter(
    ({ disabled, readOnly }) => !disabled && !readOnly,
  );

const enter = (field: HTMLInputElement, text: string): void => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

/**
 * Types into each of them what is no number, or can be read in two ways, and looks whether it stays
 * and is marked, and makes way for a number.
 * @returns how many there are
 */
export function doubtEveryNumber(texts: readonly string[]): number {
  const fields = numberFields();
  for (const field of fields) {
    for (const text of texts) {
      enter(field, text);
      expect(field).toBeInvalid();
      expect(field).toHaveValue(text);
    }
    enter(field, '1');
    expect(field.value).toMatch(/^\$?\d+(\.\d+)?( \D+)?$/);
  }
  return fields.length;
}
