import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../clock/clock.js';
import { DatabaseTime } from '../database/database-time.js';
import { Metrics } from './metrics.js';

const LOOK_MS = 15_000;
/** If it is further off, a process shows people wrong times and misjudges fresh ID tokens. */
const TOLERATED_MS = 2_000;

/** How far this process's clock is ahead of the database's, which decides what has expired. */
@Injectable()
export class ClockSkew implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ClockSkew.name);
  private timer: NodeJS.Timeout | undefined;
  private aheadMs = 0;
  private isOff = false;

  constructor(
    { registry }: Metrics,
    private readonly clock: Clock,
    private readonly time: DatabaseTime,
  ) {
    const aheadSeconds = (): number => this.aheadMs / 1_000;
    new Gauge({
      name: 'emma_clock_skew_seconds',
      help: "How far this process's clock is ahead of the database's, negative where it is behind",
      registers: [registry],
      collect() {
        this.set(aheadSeconds());
      },
    });
  }

  onApplicationBootstrap(): void {
    const look = (): void => {
      this.look().catch((error: unknown) => this.logger.debug(String(error)));
    };
    this.timer = setInterval(look, LOOK_MS);
    look();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Compares the clocks; a slow answer proves nothing. */
  async look(): Promise<void> {
    const asked = performance.now();
    const here = this.clock.now().getTime();
    const there = (await this.time.now()).getTime();
    const tookMs = performance.now() - asked;
    if (tookMs > TOLERATED_MS) return;
    this.aheadMs = here + tookMs / 2 - there;
    this.tell();
  }

  private tell(): void {
    const wasOff = this.isOff;
    this.isOff = Math.abs(this.aheadMs) > TOLERATED_MS;
    const seconds = (Math.abs(this.aheadMs) / 1_000).toFixed(1);
    const side = this.aheadMs > 0 ? 'ahead of' : 'behind';
    if (this.isOff && !wasOff) {
      this.logger.warn(`The clock of this machine is ${seconds} s ${side} the database's: set it`);
    }
    if (wasOff && !this.isOff) this.logger.log("The clock of this machine is the database's again");
  }
}
