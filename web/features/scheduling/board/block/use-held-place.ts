import { useRef, useState } from 'react';

/** What the popup's middleware knows of where it goes. */
interface Placed {
  x: number;
  y: number;
  elements: { floating: HTMLElement };
}

/** Where the popup and the part of it that is held were when somebody began to press there. */
interface HeldAt {
  x: number;
  /** Of the held part, from the top of the page. */
  top: number;
}

export interface HeldPlace {
  /** Has the last word on where the popup goes. */
  limiter: { fn: (placed: Placed) => { x: number; y: number } };
  /** From now on what is pressed stays under the pointer, whatever the popup says more and wherever its block goes. */
  hold: () => void;
}

const HELD = '[data-held-place]';

const within = (popup: HTMLElement): number => {
  const part = popup.querySelector(HELD);
  return part ? part.getBoundingClientRect().top - popup.getBoundingClientRect().top : 0;
};

/** Keeps the part of a popup with `data-held-place` where it is once it is in use: a second press hits the same button. */
export function useHeldPlace(): HeldPlace {
  const last = useRef<Placed | null>(null);
  const held = useRef<HeldAt | null>(null);
  const [place] = useState<HeldPlace>(() => ({
    limiter: {
      fn: (placed) => {
        const { x, y, elements } = placed;
        const at = held.current;
        const own = at ? { x: at.x, y: at.top - within(elements.floating) } : { x, y };
        last.current = { ...own, elements };
        if (at) elements.floating.style.setProperty('--held-at', `${Math.max(own.y, 0)}px`);
        return own;
      },
    },
    hold: () => {
      if (held.current || !last.current) return;
      const { x, y, elements } = last.current;
      held.current = { x, top: y + within(elements.floating) };
    },
  }));
  return place;
}
