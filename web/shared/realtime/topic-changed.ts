/** One thing that changed, told to all who watch its topic. */
export interface TopicChanged {
  topic: string;
  revision: number;
  /** Enough to patch the view; null when it was too large to send: read anew. */
  change: unknown;
}

export interface TopicListener {
  /** The next change, in order. */
  onChange: (changed: TopicChanged) => void;
  /** Changes were missed (or were too large): read the data anew. */
  onGap: () => void;
}
