import type { MarkupFault } from '../markup/mjml-structure.js';

/** What a rendering process is asked for. */
export type RenderTask =
  /** HTML of a template, merge fields still in it unless `fields` are given. */
  | { kind: 'compile'; mjml: string; fields?: Record<string, unknown> }
  /** An e-mail without anything that runs or loads. */
  | { kind: 'makeSafe'; html: string };

/** What it answers. */
export type RenderAnswer =
  | { kind: 'done'; html: string }
  /** Nothing is left that a reader could see. */
  | { kind: 'empty' }
  | { kind: 'faults'; faults: MarkupFault[] }
  | { kind: 'tooMuch'; limit: 'depth' | 'size' | 'memory'; line?: number };
