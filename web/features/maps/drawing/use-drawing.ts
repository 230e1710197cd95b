import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Country } from './load-country';
import { useCountry } from './use-country';

export interface DrawingNow<Drawing> {
  /** The element that it is drawn in. */
  place: RefObject<HTMLDivElement | null>;
  /** Null until the country's outlines are there. */
  drawing: Drawing | null;
  /** This browser cannot draw it. */
  failed: boolean;
}

/**
 * Keeps a drawing in an element of the page.
 * @param tileUrl of the tiles; other ones mean another drawing
 * @param make may throw if the browser cannot draw
 */
export function useDrawing<Drawing extends { remove(): void }>(
  tileUrl: string | null,
  make: (place: HTMLElement, country: Country) => Drawing,
): DrawingNow<Drawing> {
  // Its colors are the page's, read when it is created.
  const scheme = useComputedColorScheme();
  const country = useCountry();
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  const draw = useEffectEvent(make);

  useEffect(() => {
    if (!place.current || !country) return undefined;
    try {
      const made = draw(place.current, country);
      setDrawing(made);
      return () => made.remove();
    } catch {
      setFailed(true);
      return undefined;
    }
  }, [country, tileUrl, scheme]);

  return { place, drawing, failed };
}
