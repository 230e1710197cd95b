import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen } from '../store';
import { isFloating } from '../pages/floating';
import { useIsKeyForThisPage } from '../pages/overlay-navigation';
import { isField, isMeantAsShortcut, watchTyping } from './typing';
import { hasModifier, isSingleKey, pressedAt } from './pressed';
import { shortcut, SHORTCUT_NAMES, type ShortcutName, type ShortcutArea } from './registry';
import {
  singleKeysIn,
  singleKeysSwitched,
  offeredIn,
  offeredNames,
  shortcutAsked,
  shortcutsOffered,
  shortcutsTakenBack,
} from './shortcuts-slice';

/** What a customer over the board has too: a small board. */
const OF_A_BOARD: readonly ShortcutArea[] = ['board', 'choosing', 'crew', 'desk'];

const isUnderDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Which key of a shortcut the whole page acts on, or -1. */
function pageKeyAt(event: KeyboardEvent, name: ShortcutName, areSinglesOn: boolean): number {
  const found = pressedAt(event, name);
  const { keys, inFields } = shortcut(name);
  const combination = keys[found];
  if (combination === undefined || event.defaultPrevented) return -1;
  if (isUnderDialog()) {
    // Ctrl+S must not offer to store the page as a file either.
    if (inFields && hasModifier(combination)) event.preventDefault();
    return -1;
  }
  if (isField(event.target) && !(inFields && hasModifier(combination))) return -1;
  if (!isSingleKey(combination)) return found;
  return areSinglesOn && isMeantAsShortcut() ? found : -1;
}

function useOffered(names: readonly ShortcutName[], when: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!when) return undefined;
    dispatch(shortcutsOffered(names));
    return () => void dispatch(shortcutsTakenBack(names));
  }, [dispatch, names, when]);
}

/**
 * A shortcut of the whole page, which the sheet lists as long as this is rendered. It does nothing
 * under a dialog, only with Ctrl or Alt while somebody types, has just typed or may want to go on typing,
 * and by Escape only when nothing that floats is there to be closed.
 * @param act gets which of the shortcut's keys it was, from 0
 * @param when false: neither works nor is listed
 */
export function useShortcut(name: ShortcutName, act: (at: number) => void, when = true): void {
  const areSinglesOn = useSelector(singleKeysIn);
  useOffered(
    useMemo(() => [name], [name]),
    when,
  );
  const isForMe = useIsKeyForThisPage();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = when ? pageKeyAt(event, name, areSinglesOn) : -1;
    if (at < 0 || (OF_A_BOARD.includes(shortcut(name).area) && !isForMe(event))) return;
    event.preventDefault();
    act(at);
  });
  const onAsked = useEffectEvent((asked: ShortcutName) => {
    if (when && asked === name) act(0);
  });
  useEffect(
    () => listen({ actionCreator: shortcutAsked, effect: ({ payload }) => onAsked(payload) }),
    [],
  );
  useEffect(() => {
    const root = document.documentElement;
    // Before the key is looked at.
    const endWatch = watchTyping();
    // Looked at before anybody closes what Escape was pressed for.
    let isTaken = false;
    const look = ({ key }: KeyboardEvent): void => {
      isTaken = key === 'Escape' && isFloating();
    };
    const onOwnKey = (event: KeyboardEvent): void => {
      if (!isTaken) onKey(event);
    };
    window.addEventListener('keydown', look, true);
    root.addEventListener('keydown', onOwnKey);
    return () => {
      endWatch();
      window.removeEventListener('keydown', look, true);
      root.removeEventListener('keydown', onOwnKey);
    };
  }, []);
}

/**
 * Lists the shortcuts of a part of the page whose elements ask for their keys by `isShortcut`.
 */
export function useShortcutArea(area: ShortcutArea, when = true): void {
  const names = useMemo(
    () => SHORTCUT_NAMES.filter((name) => shortcut(name).area === area),
    [area],
  );
  useOffered(names, when);
}

/** What works on the page now, in the order of the sheet. */
export function useOfferedShortcuts(): ShortcutName[] {
  const offered = useSelector(offeredIn);
  return useMemo(() => offeredNames(offered), [offered]);
}

/** Whether a letter or sign alone is a shortcut, and the switch for it. */
export function useSingleKeys(): { isOn: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  return { isOn: useSelector(singleKeysIn), toggle: () => void dispatch(singleKeysSwitched()) };
}
