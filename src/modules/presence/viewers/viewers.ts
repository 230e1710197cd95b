import { Inject, Injectable } from '@nestjs/common';
import { PAGES_A_CONNECTION } from '../contract/socket-messages.js';
import { contractOf } from './customer-page.js';
import { PageBook } from './page-book.js';
import { PRESENCE_STORE } from '../ports/presence-store.js';
import type { PageViewers, PresenceStore } from '../ports/presence-store.js';

/**
 * Who has which page open. It lasts as long as the connections do, so it is not in the database and
 * no command changes it.
 */
@Injectable()
export class Viewers {
  private readonly book = new PageBook();

  constructor(@Inject(PRESENCE_STORE) private readonly store: PresenceStore) {}

  /** @returns false when the connection has too many pages open. */
  async join(pageId: string, connectionId: string, employeeId: string): Promise<boolean> {
    const pages = this.book.pagesOf(connectionId);
    if (pages.length >= PAGES_A_CONNECTION && !pages.includes(pageId)) return false;
    this.book.enter(pageId, connectionId, employeeId);
    await this.share(pageId);
    return true;
  }

  async leave(pageId: string, connectionId: string): Promise<void> {
    if (!this.book.pagesOf(connectionId).includes(pageId)) return;
    this.book.leave(pageId, connectionId);
    await this.share(pageId);
  }

  async leaveAll(connectionId: string): Promise<void> {
    const pages = this.book.pagesOf(connectionId);
    for (const pageId of pages) this.book.leave(pageId, connectionId);
    await Promise.all(pages.map((pageId) => this.share(pageId)));
  }

  of(pageIds: readonly string[]): Promise<PageViewers> {
    return this.store.of(pageIds);
  }

  /** Contract id → who has its page open. */
  async ofContracts(): Promise<Record<string, string[]>> {
    const contracts: Record<string, string[]> = {};
    for (const [pageId, employeeIds] of await this.store.all()) {
      const contractId = contractOf(pageId);
      if (contractId) contracts[contractId] = employeeIds;
    }
    return contracts;
  }

  onChange(listener: (pageId: string | null) => void): void {
    this.store.onChange(listener);
  }

  private share(pageId: string): Promise<void> {
    return this.store.put(pageId, this.book.employeesOn(pageId));
  }
}
