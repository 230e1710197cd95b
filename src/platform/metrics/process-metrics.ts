import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { AppConfig } from '../config/app.config.js';
import { VERSION } from '../config/version.js';
import { Metrics } from './metrics.js';

/** What this process runs, and how much room it has for files. */
@Injectable()
export class ProcessMetrics {
  constructor({ registry }: Metrics, { dataDir }: AppConfig) {
    new Gauge({
      name: 'emma_build_info',
      help: 'Always 1; the labels say what runs',
      labelNames: ['version', 'node'],
      registers: [registry],
    }).set({ version: VERSION, node: process.versions.node }, 1);
    new Gauge({
      name: 'emma_disk_bytes',
      help: 'Room on the disk of DATA_DIR, and how much of it is free',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const disk = await statfs(dataDir).catch(() => undefined);
        if (!disk) return this.reset();
        this.set({ state: 'all' }, disk.blocks * disk.bsize);
        this.set({ state: 'free' }, disk.bavail * disk.bsize);
      },
    });
  }
}
