import type { PageViewers, PresenceStore } from '../ports/presence-store.js';

/** Presence of a single process. */
export class MemoryPresenceStore implements PresenceStore {
  private readonly pages: PageViewers = new Map();
  private readonly listeners: ((pageId: string | null) => void)[] = [];

  async put(pageId: string, employeeIds: readonly string[]): Promise<void> {
    if (employeeIds.length > 0) this.pages.set(pageId, [...employeeIds]);
    else this.pages.delete(pageId);
    for (const listener of this.listeners) listener(pageId);
  }

  async of(pageIds: readonly string[]): Promise<PageViewers> {
    return new Map(pageIds.map((pageId) => [pageId, this.pages.get(pageId) ?? []]));
  }

  async all(): Promise<PageViewers> {
    return new Map(this.pages);
  }

  onChange(listener: (pageId: string | null) => void): void {
    this.listeners.push(listener);
  }

  async ping(): Promise<void> {
    // The process's own memory answers as long as the process does.
  }
}
