import { FACE_SIZES, type TextFont } from '../../model/face/face-sizes';
import type { MeasureText } from '../../model/face/row-ruler';

/** The width of a letter in a browser without a canvas, as a share of its size. */
const USUAL_LETTER = 0.56;
/** A browser lays text out to parts of a pixel. */
const SLACK = 0.5;
/** The names and figures of some hundred full days. */
const MOST_KEPT = 20_000;

/**
 * Measures texts in this browser's fonts, each once, on a canvas, which costs the page no layout.
 */
class CanvasRuler {
  private readonly widths = new Map<string, number>();
  private canvas: OffscreenCanvasRenderingContext2D | null | undefined;
  private family = '';

  readonly measure: MeasureText = (text, as, density) => {
    const font = FACE_SIZES[density].fonts[as];
    const key = `${font.weight} ${font.size} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.widthOf(text, font) + SLACK;
    if (this.widths.size >= MOST_KEPT) this.widths.clear();
    this.widths.set(key, width);
    return width;
  };

  private widthOf(text: string, { size, weight }: TextFont): number {
    const canvas = this.drawing();
    if (!canvas) return text.length * size * USUAL_LETTER;
    canvas.font = `${weight} ${size}px ${this.family}`;
    return canvas.measureText(text).width;
  }

  private drawing(): OffscreenCanvasRenderingContext2D | null {
    if (this.canvas !== undefined) return this.canvas;
    this.family = getComputedStyle(document.documentElement).getPropertyValue('--emma-font');
    this.canvas =
      typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
    return this.canvas;
  }
}

/** How wide a text on a block is. */
export const measureText = new CanvasRuler().measure;
