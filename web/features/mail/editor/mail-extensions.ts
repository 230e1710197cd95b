import { Mark } from '@tiptap/core';
import type { AnyExtension, Extensions, MarkConfig } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isMailLink } from '../document/mail-link';
import { Box, Line, Picture } from './layout-nodes';
import { KeepLooks } from './looks';

/** Text with looks of its own, such as a color. */
const Span = Mark.create({
  name: 'span',
  // Spans may be in spans.
  excludes: '',
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => element.hasAttributes() && null, consuming: false },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/**
 * A template's `font-weight: bold` belongs to its block; if it were also read as a mark, it could
 * not be removed.
 */
const byElementOnly = (extension: AnyExtension): AnyExtension =>
  ['bold', 'italic', 'underline', 'strike'].includes(extension.name)
    ? extension.extend<object, object, MarkConfig>({
        parseHTML() {
          return (this.parent?.() ?? []).filter((rule) => rule.tag !== undefined);
        },
      })
    : extension;

const TextKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(byElementOnly);
  },
});

/**
 * What an email may consist of: text, lists, links, pictures, and the layout that a template
 * brings.
 */
export const MAIL_EXTENSIONS: Extensions = [
  Line,
  Box,
  Picture,
  Span,
  KeepLooks,
  TextKit.configure({
    paragraph: false,
    code: false,
    codeBlock: false,
    // A template gets no extra paragraph at its end.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['ftp', 'http', 'https'],
      isAllowedUri: isMailLink,
      shouldAutoLink: isMailLink,
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank', class: null },
    },
  }),
];
