import { Extension } from '@tiptap/core';
import { keepStyle, keptStyle } from '../document/kept-style';

/** What makes an email look as it does, besides its elements. */
const LOOKS = [
  'class',
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'colspan',
  'rowspan',
  'role',
  'dir',
  'lang',
  'title',
  'aria-label',
  'aria-hidden',
] as const;

export type Looks = Readonly<Record<string, string>>;

const looksOf = (element: HTMLElement): Looks | null => {
  const style = keptStyle(element);
  const found = LOOKS.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0 && !style) return null;
  return { ...Object.fromEntries(found), ...(style ? keepStyle(style) : {}) };
};

/** Keeps the looks of everything that has any. */
export const KeepLooks = Extension.create({
  name: 'keepLooks',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'horizontalRule',
        'box',
        'picture',
        'span',
        'link',
      ],
      attributes: {
        looks: {
          default: null,
          parseHTML: looksOf,
          renderHTML: ({ looks }) => (looks as Looks | null) ?? {},
        },
      },
    },
  ],
});
