export { KeyHint } from './key-hint';
export { isShortcut, type PressedKey } from './pressed';
export { printedKeys, ariaKeys, withKey } from './print-keys';
export { byArea, shortcut, SHORTCUT_NAMES, type ShortcutArea, type ShortcutName } from './registry';
export { shortcutAsked } from './shortcuts-slice';
export { useSingleKeys, useOfferedShortcuts, useShortcut, useShortcutArea } from './use-shortcut';
