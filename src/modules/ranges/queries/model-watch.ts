import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { ActiveModelReader } from './active-model-reader.js';

/** How long another process may go by the version before. */
const EVERY_MS = 5_000;

/** Keeps the version in use in memory, so that boards need no statement for it. */
@Injectable()
export class ModelWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Ranges');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly inUse: ActiveModelReader) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      await this.inUse.read();
    } catch (error) {
      this.logger.warn(`The version in use could not be read: ${String(error)}`);
    }
  }
}
