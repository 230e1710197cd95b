import type { createSpotlight } from '@mantine/spotlight';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

type SearchStore = ReturnType<typeof createSpotlight>[0];

export interface Offered {
  typed: string;
  /** Who fits what is typed is not known yet. */
  isWaiting: boolean;
  /** It could not be found out; nothing is done then that was not chosen. */
  isError: boolean;
  /** The first thing is what was asked for in so many words: it waits for nobody. */
  isAsked: boolean;
  /** Another value when there are others to choose from. */
  results: unknown;
}

interface FirstAction {
  onKeyDownCapture: (event: KeyboardEvent) => void;
  /** An Enter that waits for the results is taken back. */
  forget: () => void;
}

/** The library selects the first thing after a key only, not when the results arrive. */
function selectFirst(store: SearchStore): HTMLElement | null {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  const first = list?.querySelector<HTMLElement>('[data-action]') ?? null;
  first?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: first ? 0 : -1 }));
  return first;
}

/**
 * The first thing that is offered is the one that Enter does. An Enter that comes before the results
 * waits for them, unless the arrows chose something already.
 */
export function useFirstAction(store: SearchStore, offered: Offered): FirstAction {
  const { typed, isWaiting, isError, isAsked, results } = offered;
  const entered = useRef<string | null>(null);

  const onResults = useEffectEvent(() => {
    if (!typed) return;
    const first = selectFirst(store);
    if (isWaiting) return;
    const isWanted = entered.current === typed;
    entered.current = null;
    if (isWanted && !isError) first?.click();
  });
  useEffect(() => onResults(), [typed, isWaiting, results]);

  return {
    onKeyDownCapture: (event) => {
      if (event.key !== 'Enter') {
        entered.current = null;
        return;
      }
      const isChosen = store.getState().selected > 0;
      if (!isWaiting || isAsked || isChosen || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      entered.current = typed;
    },
    forget: () => {
      entered.current = null;
    },
  };
}
