import { useEffect, useState } from 'react';

export interface TextFont {
  /** Pixels, of who reads at the browser's usual size. */
  size: number;
  weight: number;
}

/** The width of a letter in a browser without a canvas, as a share of its size. */
const USUAL_LETTER = 0.56;
const USUAL_SIZE = 16;

/**
 * Measures texts in the page's font on a canvas, which costs the page no layout. Its own font may arrive after something
 * was measured in what stands in for it: then all is measured again.
 */
class TextRuler {
  /** How often another font came. */
  private count = 0;
  private canvas: OffscreenCanvasRenderingContext2D | null | undefined;
  private family = '';
  /** Of who reads at another size. */
  private scale = 1;

  constructor() {
    // No browser that people use is without; the tests' is.
    document.fonts?.addEventListener('loadingdone', () => {
      this.count += 1;
      this.canvas = undefined;
    });
  }

  readonly widthOf = (text: string, { size, weight }: TextFont): number => {
    const canvas = this.drawing();
    if (!canvas) return text.length * size * USUAL_LETTER;
    canvas.font = `${weight} ${size * this.scale}px ${this.family}`;
    return canvas.measureText(text).width;
  };

  readonly arrivals = (): number => this.count;

  private drawing(): OffscreenCanvasRenderingContext2D | null {
    if (this.canvas !== undefined) return this.canvas;
    const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
    this.family = fontFamily || 'sans-serif';
    this.scale = Number(/[\d.]+/.exec(fontSize)?.[0] ?? USUAL_SIZE) / USUAL_SIZE;
    this.canvas =
      typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
    return this.canvas;
  }
}

const ruler = new TextRuler();

/** How wide a text is in the page's font, in pixels. */
export const textWidth = ruler.widthOf;

/** How often a font has arrived: what was measured before is measured again. */
export const fontArrivals = ruler.arrivals;

/** The same, which draws its component again. */
export function useFontArrivals(): number {
  const [arrivals, setArrivals] = useState(fontArrivals);
  useEffect(() => {
    // The ruler was told first.
    const note = (): void => setArrivals(fontArrivals());
    note();
    document.fonts?.addEventListener('loadingdone', note);
    return () => document.fonts?.removeEventListener('loadingdone', note);
  }, []);
  return arrivals;
}
