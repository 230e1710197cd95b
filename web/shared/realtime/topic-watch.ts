import type { TopicChanged, TopicListener } from './topic-changed';

/** Keeps one topic's position: revisions rise by one, so a gap means that something was missed. */
export class TopicWatch {
  readonly listeners = new Set<TopicListener>();
  private revision: number | null = null;

  /** The server's answer to `watch`, at first and after every reconnection. */
  answered(revision: number): void {
    const missed = this.revision === null || this.revision !== revision;
    this.revision = revision;
    // The first answer counts as a gap too: something may have changed between the page's fetch and
    // it.
    if (missed) this.tellGap();
  }

  changed(changed: TopicChanged): void {
    // What comes before the first answer is covered by the answer's own revision.
    if (this.revision === null || changed.revision <= this.revision) return;
    const inOrder = changed.revision === this.revision + 1;
    this.revision = changed.revision;
    if (!inOrder || changed.change === null) this.tellGap();
    else this.listeners.forEach((listener) => listener.onChange(changed));
  }

  private tellGap(): void {
    const { revision } = this;
    if (revision !== null) this.listeners.forEach((listener) => listener.onGap(revision));
  }
}
