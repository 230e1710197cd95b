import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { QueueFigureReader } from './queue-figure-reader.js';
import type { QueueFigures } from './queue-figure-reader.js';
import { Metrics } from '../metrics/metrics.js';

/** The state of the queues. The figures cover all processes, so each process reports the same. */
@Injectable()
export class QueueMetrics {
  private readonly logger = new Logger(QueueMetrics.name);
  private reading: Promise<QueueFigures[]> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly figures: QueueFigureReader,
  ) {
    this.add('jobs', 'Jobs of the queue, by state', ['state'], (gauge, { name, counts }) => {
      for (const [state, count] of Object.entries(counts)) gauge.set({ queue: name, state }, count);
    });
    this.add('oldest_waiting_seconds', 'How long the oldest job has waited', [], (gauge, queue) =>
      gauge.set({ queue: queue.name }, queue.oldestWaitingSeconds),
    );
    this.add('workers', 'Processes that work on the queue', [], (gauge, queue) =>
      gauge.set({ queue: queue.name }, queue.workers),
    );
    this.add('paused', '1 while an operator has paused the queue', [], (gauge, queue) =>
      gauge.set({ queue: queue.name }, Number(queue.isPaused)),
    );
  }

  private add(
    name: string,
    help: string,
    labels: string[],
    fill: (gauge: Gauge, queue: QueueFigures) => void,
  ): void {
    const gauge: Gauge = new Gauge({
      name: `emma_queue_${name}`,
      help,
      labelNames: ['queue', ...labels],
      registers: [this.metrics.registry],
      collect: async () => {
        const queues = await this.latest();
        gauge.reset();
        queues.forEach((queue) => fill(gauge, queue));
      },
    });
  }

  /**
   * Read once for all gauges of one scrape; a store that is down must not hide the other figures.
   */
  private latest(): Promise<QueueFigures[]> {
    this.reading ??= this.figures
      .read()
      .catch((error: unknown) => {
        this.logger.warn(`The queues cannot be asked: ${String(error)}`);
        return [];
      })
      .finally(() => {
        this.reading = undefined;
      });
    return this.reading;
  }
}
