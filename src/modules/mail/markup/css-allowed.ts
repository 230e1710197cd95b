/** Properties that lay out an email; none of them fetches, runs or reaches beyond its element. */
export const ALLOWED_PROPERTIES: ReadonlySet<string> = new Set([
  ...['background', 'background-clip', 'background-color', 'background-image'],
  ...['background-origin', 'background-position', 'background-repeat', 'background-size'],
  ...['border', 'border-collapse', 'border-color', 'border-radius', 'border-spacing'],
  ...['border-style', 'border-width', 'border-top', 'border-right', 'border-bottom', 'border-left'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
    `margin-${side}`,
    `padding-${side}`,
  ]),
  ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(
    (corner) => `border-${corner}-radius`,
  ),
  ...['box-shadow', 'box-sizing', 'caption-side', 'clear', 'color', 'cursor', 'direction'],
  ...['display', 'empty-cells', 'float', 'font', 'font-family', 'font-size', 'font-stretch'],
  ...['font-style', 'font-variant', 'font-weight', 'height', 'hyphens', 'letter-spacing'],
  ...['line-height', 'list-style', 'list-style-position', 'list-style-type', 'margin'],
  ...['max-height', 'max-width', 'min-height', 'min-width', 'opacity', 'orphans', 'outline'],
  ...['overflow', 'overflow-wrap', 'overflow-x', 'overflow-y', 'padding', 'page-break-after'],
  ...['page-break-before', 'page-break-inside', 'table-layout', 'text-align', 'text-decoration'],
  ...['text-indent', 'text-overflow', 'text-shadow', 'text-transform', 'touch-action'],
  ...['unicode-bidi', 'user-select', 'vertical-align', 'visibility', 'white-space', 'widows'],
  ...['width', 'word-break', 'word-spacing', 'word-wrap'],
  // What particular mail programs and browsers need in their own words.
  ...['-ms-interpolation-mode', '-ms-text-size-adjust', '-webkit-text-size-adjust'],
  ...['-moz-user-select', '-webkit-user-select', '-webkit-font-smoothing'],
  ...['mso-fit-shape-to-text', 'mso-hide', 'mso-line-height-rule', 'mso-padding-alt'],
  ...['mso-position-horizontal', 'mso-table-lspace', 'mso-table-rspace', 'mso-text-raise'],
]);

/** Functions that a value may call: colors, arithmetic and drawn pictures. */
export const ALLOWED_FUNCTIONS: ReadonlySet<string> = new Set([
  'calc',
  'clamp',
  'hsl',
  'hsla',
  'linear-gradient',
  'max',
  'min',
  'radial-gradient',
  'rgb',
  'rgba',
]);

/**
 * What a value may consist of; anything else, `url()` first of all, could fetch or hide something.
 */
export const ALLOWED_PARTS: ReadonlySet<string> = new Set([
  'Value',
  'Dimension',
  'Function',
  'Hash',
  'Identifier',
  'Number',
  'Operator',
  'Parentheses',
  'Percentage',
  'String',
  'WhiteSpace',
]);
