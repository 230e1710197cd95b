import type { MarkupFault } from '../markup/mjml-structure.js';

/** What a rendering process can be asked for. */
export type RenderTask =
  /** HTML of a template, with merge fields still in it unless `fields` are given. */
  | { kind: 'compile'; mjml: string; fields?: Record<string, unknown> }
  /** A template as the email that is sent of it. */
  | { kind: 'preview'; mjml: string; preview: string; fields?: Record<string, unknown> }
  /** An email without anything that runs or loads. */
  | { kind: 'makeSafe'; html: string };

/** The answer to a task. */
export type RenderAnswer =
  | { kind: 'done'; html: string }
  /** Nothing is left that a reader could see. */
  | { kind: 'empty' }
  | { kind: 'faults'; faults: MarkupFault[] }
  | { kind: 'tooMuch'; limit: 'depth' | 'size' | 'memory'; line?: number };
