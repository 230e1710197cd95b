import type { ChangedMessage } from '#modules/presence/contract/socket-messages.js';

/** One thing that changed, sent to all who watch its topic, with who made it. */
export type TopicChanged = ChangedMessage;

export interface TopicListener {
  /** The next change, in order. */
  onChange: (changed: TopicChanged) => void;
  /**
   * Changes were missed (or were too large): fetch the data again, unless what is known already has
   * this revision.
   */
  onGap: (revision: number) => void;
}
