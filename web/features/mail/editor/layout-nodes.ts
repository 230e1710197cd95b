import { mergeAttributes, Node } from '@tiptap/core';

const BLOCKS =
  'address,article,blockquote,center,div,footer,h1,h2,h3,h4,h5,h6,header,hr,main,ol,p,pre,section,table,tbody,td,th,tr,ul';

const holdsBlocks = (element: HTMLElement): boolean => element.querySelector(BLOCKS) !== null;

const tagOf = (element: HTMLElement): string => element.tagName.toLowerCase();

const TABLE_PARTS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'center'];

/**
 * A part of an email's layout: tables, rows, cells, and blocks around blocks. It cannot be deleted
 * or joined by typing, so that a letterhead survives the editing of its text.
 */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block*',
  isolating: true,
  defining: true,
  selectable: false,
  addAttributes: () => ({ tag: { default: 'div', parseHTML: tagOf, rendered: false } }),
  parseHTML: () => [
    ...TABLE_PARTS.map((tag) => ({ tag })),
    { tag: 'div', priority: 60, getAttrs: (element) => holdsBlocks(element) && null },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
});

/** A line of text. New ones are plain blocks: the paragraphs of a template have margins. */
export const Line = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  addAttributes: () => ({ tag: { default: 'div', parseHTML: tagOf, rendered: false } }),
  parseHTML: () => [{ tag: 'p' }, { tag: 'div' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
  addCommands() {
    return {
      setParagraph:
        () =>
        ({ commands }) =>
          commands.setNode(this.name),
    };
  },
});

/** A picture, with its alternative text. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});
