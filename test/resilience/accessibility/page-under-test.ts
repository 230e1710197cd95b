import type { PageIds } from './page-ids.js';

/** One page, by what it shows and what can happen to it. */
export interface PageUnderTest {
  name: string;
  path: (places: PageIds) => string;
  /** A text of the page when it is ready. */
  shown: string;
  /** The call that it waits for: unanswered, refused, failed or empty, each makes a state. */
  reads?: RegExp;
  /** A field, by its label, that can be changed and saved. */
  form?: string;
  /** Who looks at it; an admin by default. */
  as?: 'nobody' | 'mover';
  /** What the browser's session has from before, by key. */
  kept?: (places: PageIds) => Record<string, object>;
  /** It has nothing but the frame of every page. */
  isFrame?: boolean;
}
