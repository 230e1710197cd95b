import type { PageIds } from './page-ids.js';

/** One page, by what it shows and what can become of it. */
export interface PageUnderTest {
  name: string;
  path: (places: PageIds) => string;
  /** A text of the page when it is ready. */
  shown: string;
  /** The call that it waits for: unanswered, refused, failed or empty, it has a state for that. */
  reads?: RegExp;
  /** A field, by its label, that can be changed and saved. */
  form?: string;
  /** Who looks at it; an admin unless told. */
  as?: 'nobody' | 'mover';
  /** What the browser's session keeps from before, by its keys. */
  kept?: (places: PageIds) => Record<string, object>;
  /** Nothing is on it but what is around every page. */
  isFrame?: boolean;
}
