import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { runAs, system } from '../actor/actor.js';
import { Db } from '../database/db.js';
import { outsideTransaction } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { LiveChanges } from '../realtime/live-changes.js';
import { QueueFigureReader } from './queue-figure-reader.js';

/** The topic of administrators who watch the queues. */
const QUEUES_TOPIC = 'queues';

const GATHER_MS = 50;
const RETRY_MS = 300;
const MAY_TELL = `
  update platform.queue_news set told = clock_timestamp()
  where told <= clock_timestamp() - interval '1 second' returning told`;

/**
 * Tells open pages which queues changed, with their figures: about once a second while something
 * changes, however many jobs and processes are involved.
 */
@Injectable()
export class QueueEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueEvents.name);
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly db: Db,
    private readonly unitOfWork: UnitOfWork,
    private readonly live: LiveChanges,
    private readonly figures: QueueFigureReader,
  ) {}

  /** A job of the queue changed its state, or the queue itself was paused or resumed. */
  queueChanged(queue: string): void {
    this.changed.add(queue);
    this.plan(GATHER_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.telling;
  }

  private plan(delayMs: number): void {
    if (this.stopped || this.timer || this.telling) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      // The first to change a queue is neither the author of the event nor its transaction.
      const tell = (): Promise<void> => outsideTransaction(() => this.tell());
      this.telling = runAs(system('queue-news'), tell)
        .catch((error: unknown) => this.logger.warn(`Not told yet: ${String(error)}`))
        .finally(() => {
          this.telling = undefined;
          if (this.changed.size > 0) this.plan(RETRY_MS);
        });
    }, delayMs);
  }

  private async tell(): Promise<void> {
    const names = [...this.changed];
    this.changed.clear();
    let isTold = false;
    try {
      isTold = await this.unitOfWork.run(() => this.tellOf(names));
    } finally {
      if (!isTold) names.forEach((name) => this.changed.add(name));
    }
  }

  private async tellOf(names: string[]): Promise<boolean> {
    if ((await this.db.execute(MAY_TELL)) === 0) return false;
    for (const figures of await this.figures.read(names)) this.live.changed(QUEUES_TOPIC, figures);
    return true;
  }
}
