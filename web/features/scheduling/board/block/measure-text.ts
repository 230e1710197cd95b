import { fontArrivals, textWidth } from '../../../../shared/ui';
import { FACE_SIZES } from '../../model/face/face-sizes';
import type { MeasureText } from '../../model/face/row-ruler';

/** A browser lays text out to parts of a pixel. */
const SLACK = 0.5;
/** The names and figures of some hundred full days. */
const MOST_KEPT = 20_000;

/** Measures texts in the page's font, each once until another font arrives. */
class FaceRuler {
  private readonly widths = new Map<string, number>();
  private arrivals = 0;

  readonly measure: MeasureText = (text, as, density) => {
    const font = FACE_SIZES[density].fonts[as];
    const key = `${font.weight} ${font.size} ${text}`;
    if (this.widths.size >= MOST_KEPT || this.arrivals !== fontArrivals()) this.widths.clear();
    this.arrivals = fontArrivals();
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = textWidth(text, font) + SLACK;
    this.widths.set(key, width);
    return width;
  };
}

/** How wide a text on a block is. */
export const measureText = new FaceRuler().measure;
