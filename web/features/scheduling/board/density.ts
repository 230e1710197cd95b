import { useState } from 'react';
import { DENSITIES, type Density } from '../model/face/face-sizes';

const KEY = 'emma.board.density';

const remembered = (): Density => {
  const kept = localStorage.getItem(KEY);
  return DENSITIES.find((density) => density === kept) ?? 'comfortable';
};

/** How tall the rows of this person's boards are, and how to change it. */
export function useDensity(): [Density, () => void] {
  const [density, setDensity] = useState(remembered);
  const toggle = (): void => {
    const next = density === 'compact' ? 'comfortable' : 'compact';
    localStorage.setItem(KEY, next);
    setDensity(next);
  };
  return [density, toggle];
}
