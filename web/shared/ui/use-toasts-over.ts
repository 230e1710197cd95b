import { useEffect, type RefObject } from 'react';

const root = document.documentElement.style;

/**
 * Shows the toasts in the upper right corner of an element, one line high, instead of over the
 * page's header: for a page whose header and lines below it are full of controls.
 */
export function useToastsOver(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const follow = (): void => {
      const { top, right } = place.getBoundingClientRect();
      root.setProperty('--toasts-top', `${top}px`);
      root.setProperty('--toasts-right', `${window.innerWidth - right}px`);
      document.documentElement.dataset.toasts = 'over-part';
    };
    const watch = new ResizeObserver(follow);
    // What is above it moves it, which shows in its height.
    watch.observe(place);
    follow();
    return () => {
      watch.disconnect();
      delete document.documentElement.dataset.toasts;
    };
  }, [element]);
}
