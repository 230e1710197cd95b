import { act, render, screen } from '@testing-library/react';
import type { JSX } from 'react';

// It needs a page of its own: the ruler looks for a canvas and fonts once.

/** A canvas in whose font each letter is that many pixels wide. */
let letter = 6;
class Canvas {
  getContext(): object {
    return { font: '', measureText: ({ length }: string) => ({ width: length * letter }) };
  }
}

describe('the width of a text', () => {
  const fonts = new EventTarget();
  beforeAll(() => {
    Object.assign(globalThis, { OffscreenCanvas: Canvas });
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is measured again when the page’s font arrives late [R-PAGE-28]', async () => {
    const { textWidth, useFontArrivals } = await import('./text-ruler');
    function Width(): JSX.Element {
      const arrivals = useFontArrivals();
      return <output>{`${arrivals}: ${textWidth('Gomez', { size: 13, weight: 650 })}`}</output>;
    }
    render(<Width />);
    expect(screen.getByRole('status')).toHaveTextContent('0: 30');
    letter = 7;
    act(() => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(screen.getByRole('status')).toHaveTextContent('1: 35');
  });
});
