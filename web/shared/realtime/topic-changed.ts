import type { ChangedMessage } from '#modules/presence/contract/socket-messages.js';

/** One thing that changed, told to all who watch its topic, with whose hand it was. */
export type TopicChanged = ChangedMessage;

export interface TopicListener {
  /** The next change, in order. */
  onChange: (changed: TopicChanged) => void;
  /**
   * Changes were missed (or were too large): read the data again, unless what is known is of this
   * revision already.
   */
  onGap: (revision: number) => void;
}
