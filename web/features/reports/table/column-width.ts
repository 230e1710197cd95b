import { textWidth, type TextFont } from '../../../shared/ui';

/** Pixels beside the text of a cell, and beside that of a head with its arrow. */
const CELL_INSET = 28;
const HEAD_INSET = 40;
const NARROWEST = 64;
const CELL = { size: 13, weight: 600 };
const HEAD = { size: 12, weight: 600 };
/** Figures and their signs are all as wide as the widest, as a share of the font's size. */
const FIGURE = 0.65;
const FIGURES = /[-\d*+<=>~×]/g;

function widthOf(text: string, font: TextFont): number {
  const words = text.replaceAll(FIGURES, '');
  return textWidth(words, font) + (text.length - words.length) * FIGURE * font.size;
}

/** Of equally many characters one is wider than another, so that some of the longest are measured. */
const MEASURED = 20;

/** How wide a column must be to show its head and each of its texts whole, in pixels. */
export function widthFor(head: string, texts: Iterable<string>): number {
  const cells = [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, MEASURED);
  const widths = cells.map((text) => widthOf(text, CELL) + CELL_INSET);
  const ofHead = widthOf(head, HEAD) + HEAD_INSET;
  return Math.ceil(Math.max(NARROWEST, ofHead, ...widths));
}
