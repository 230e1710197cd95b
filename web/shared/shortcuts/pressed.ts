import { shortcut, type ShortcutName } from './registry';

/** What a keyboard event tells, of the browser as of React. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

const COMBINATION = /^((?:(?:Mod|Alt|Shift)\+)*)(.+)$/;
const NAMED: Readonly<Record<string, string>> = { Space: ' ' };

const partsOf = (combination: string): { modifiers: string; key: string } => {
  const [, modifiers = '', key = ''] = COMBINATION.exec(combination) ?? [];
  return { modifiers, key };
};

/** A sign that is neither letter nor digit: which of them need Shift depends on the keyboard. */
const isSign = (key: string): boolean => /^[^a-z\d]$/i.test(key);

export const hasModifier = (combination: string): boolean =>
  /Mod|Alt/.test(partsOf(combination).modifiers);

/** Whether it is one letter, digit or sign alone, which is typed easily by mistake. */
export const isSingleKey = (combination: string): boolean => {
  const { modifiers, key } = partsOf(combination);
  return modifiers === '' && key.length === 1;
};

function isCombination(event: PressedKey, combination: string): boolean {
  const { modifiers, key } = partsOf(combination);
  const wants = (modifier: string): boolean => modifiers.includes(modifier);
  if (wants('Alt') !== event.altKey) return false;
  if (wants('Mod') !== (event.ctrlKey || event.metaKey)) return false;
  if (!isSign(key) && wants('Shift') !== event.shiftKey) return false;
  if (event.key.toUpperCase() === (NAMED[key] ?? key).toUpperCase()) return true;
  // Option and a digit type another sign on a Mac: there the place of the key counts.
  return wants('Alt') && [`Key${key}`, `Digit${key}`].includes(event.code);
}

/**
 * Which of a shortcut's keys was pressed.
 * @returns its place in the list of keys, from 0; -1 if none
 */
export const pressedAt = (event: PressedKey, name: ShortcutName): number =>
  shortcut(name).keys.findIndex((combination) => isCombination(event, combination));

/** Whether a shortcut was pressed, for what has the focus itself; see `useShortcut` for a page. */
export const isShortcut = (event: PressedKey, name: ShortcutName): boolean =>
  pressedAt(event, name) >= 0;
