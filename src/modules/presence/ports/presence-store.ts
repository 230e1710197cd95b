/** The viewers of pages: page id → employee ids, each once. */
export type PageViewers = Map<string, string[]>;

/** Shares what each process knows about its own connections with all others. */
export interface PresenceStore {
  /** The viewers that this process has on the page now; an empty list removes the page. */
  put(pageId: string, employeeIds: readonly string[]): Promise<void>;
  /** The viewers of these pages over all live processes. */
  of(pageIds: readonly string[]): Promise<PageViewers>;
  /** All pages that somebody has open. */
  all(): Promise<PageViewers>;
  /** Reports changes by any process; null: anything may have changed. */
  onChange(listener: (pageId: string | null) => void): void;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
}

export const PRESENCE_STORE = Symbol('PresenceStore');
