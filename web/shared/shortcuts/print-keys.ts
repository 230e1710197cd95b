import { shortcut, type ShortcutName } from './registry';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const PRINTED: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};
const ON_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const ELSEWHERE: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** A combination as printed on the person's own keyboard: `Mod+K` is Ctrl+K, or ⌘K on a Mac. */
function printed(combination: string): string {
  const names = isMac() ? ON_MAC : ELSEWHERE;
  const keys = combination.split('+').map((key) => names[key] ?? PRINTED[key] ?? key);
  return keys.join(isMac() ? '' : '+');
}

/** The keys of a shortcut, each as printed. */
export function printedKeys(name: ShortcutName): string[] {
  const { keys, printed: together } = shortcut(name);
  return (together ? [together] : keys).map(printed);
}

/** The text of a tooltip with the key that does the same: `Save (Ctrl+S)`. */
export const withKey = (text: string, name: ShortcutName): string =>
  `${text} (${printedKeys(name)[0] ?? ''})`;

const ARIA_NAMES: Readonly<Record<string, string>> = { Mod: 'Control' };

/** For the attribute `aria-keyshortcuts`. */
export const ariaKeys = (name: ShortcutName): string =>
  shortcut(name)
    .keys.map((combination) =>
      combination
        .split('+')
        .map((key) => (key === 'Mod' && isMac() ? 'Meta' : (ARIA_NAMES[key] ?? key)))
        .join('+'),
    )
    .join(' ');
