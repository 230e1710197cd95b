import { createContext } from 'react';

/** The places in the frame's header that the open page fills. */
export interface HeaderSlots {
  title: HTMLElement | null;
  actions: HTMLElement | null;
  /** Replaces the product's name in the window's title, or null. */
  sandboxLabel: string | null;
  /** The page is open over another, whose title the window has again afterwards. */
  isOver?: boolean;
}

/** Without a frame around it (a component test) a page shows its title itself. */
export const HeaderSlotsContext = createContext<HeaderSlots | null>(null);
