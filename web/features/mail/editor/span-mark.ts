import { Mark } from '@tiptap/core';

/** Text with looks of its own, such as a color. */
export const Span = Mark.create({
  name: 'span',
  // Spans may be in spans.
  excludes: '',
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => element.hasAttributes() && null, consuming: false },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
