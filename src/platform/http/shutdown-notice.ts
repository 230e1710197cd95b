import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { HttpConfig } from './http.config.js';

/** Between "not ready" and the end of listening: the time that balancers need to notice. */
@Injectable()
export class ShutdownNotice implements OnModuleDestroy {
  constructor(private readonly times: HttpConfig) {}

  async onModuleDestroy(): Promise<void> {
    await setTimeout(this.times.noticeMs);
  }
}
