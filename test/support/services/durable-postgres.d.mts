/** A PostgreSQL of this process alone that keeps its data and its port when it is killed. */
export interface DurablePostgres {
  url: string;
  /** Ends the server and all its backends the hard way. */
  kill: () => void;
  /** It and all its backends stand still: connections stay, and nothing answers. */
  freeze: () => void;
  /** It goes on where it stood. */
  thaw: () => void;
  /** Starts it on the data that the killed one left; resolves when it answers. */
  start: () => Promise<void>;
  /** Ends it and removes the data. */
  stop: () => Promise<void>;
}

export function startDurablePostgres(): Promise<DurablePostgres>;
