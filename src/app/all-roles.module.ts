import { Module } from '@nestjs/common';
import { ApiModule } from './api.module.js';
import { WorkerModule } from './worker.module.js';

/** One process for everything: what `npm start` runs. */
@Module({ imports: [ApiModule, WorkerModule] })
export class AllRolesModule {}
