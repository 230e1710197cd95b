import { fireEvent } from '@testing-library/react';
import { someOf } from '../../test/support/thorough';
import { drawn } from './settled';

/** The number fields that are on screen and can be typed in. */
const numberFields = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input.mantine-NumberInput-input')].filter(
    ({ disabled, readOnly }) => !disabled && !readOnly,
  );

/** The hours of a truck are brought back to their bounds, which move with the start. */
const CLAMPED = /^(?:Drive out|Duration|Drive back) of truck/;

const enter = (field: HTMLInputElement, text: string): void => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

/** More than any field of the product takes. */
const TOO_MUCH = '99999999999';

/** Looks that a number beyond the limit stays with a sentence that names it, or is brought back. */
function expectBounds(field: HTMLInputElement): void {
  enter(field, TOO_MUCH);
  if (CLAMPED.test(field.getAttribute('aria-label') ?? '')) {
    expect(field).not.toHaveValue(TOO_MUCH);
    return;
  }
  expect(field).toHaveValue(TOO_MUCH);
  expect(field).toBeInvalid();
  // Read from the document: a description computed for each of a hundred fields takes minutes.
  const told = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toMatch(
    /At most [$\d]/,
  );
}

/**
 * Types into every third of them, at night into each, what is no number, can be read in two ways or is too much, and
 * looks whether it stays and is marked, and makes way for a number.
 * @returns how many there are on the page
 */
export async function doubtEveryNumber(texts: readonly string[]): Promise<number> {
  const fields = numberFields();
  for (const field of someOf(fields, 3)) {
    for (const text of texts) {
      enter(field, text);
      expect(field).toBeInvalid();
      expect(field).toHaveValue(text);
    }
    expectBounds(field);
    enter(field, '1');
    expect(field.value).toMatch(/^\$?\d+(\.\d+)?( \D+)?$/);
  }
  await drawn();
  return fields.length;
}
