import { useRef, useState } from 'react';
import { besideBlock } from '../../model/place-card';

/** What the popup's middleware knows of where it goes. */
interface Placed {
  x: number;
  y: number;
  elements: { floating: HTMLElement; reference: { getBoundingClientRect: () => DOMRect } };
  /** The block in the same coordinates as the popup. */
  rects: { reference: { x: number; y: number }; floating: { width: number; height: number } };
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

/** Below the popup, in px, by which the question that a press may bring is longer than what it takes the place of. */
export const ROOM_TO_ANSWER = 48;

/** Where it goes, out of the way of its block. */
function clearOfBlock({ x, y, elements, rects }: Placed): { x: number; y: number } {
  const block = elements.reference.getBoundingClientRect();
  const [dx, dy] = [rects.reference.x - block.left, rects.reference.y - block.top];
  const page = { width: window.innerWidth, height: window.innerHeight - ROOM_TO_ANSWER };
  const { left, top } = besideBlock({ left: x - dx, top: y - dy }, block, rects.floating, page);
  return { x: left + dx, y: top + dy };
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
        const { elements } = placed;
        const at = held.current;
        const own = at ? { x: at.x, y: at.top - within(elements.floating) } : clearOfBlock(placed);
        last.current = { ...placed, ...own };
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
