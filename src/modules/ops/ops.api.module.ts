import { Module } from '@nestjs/common';
import { JobsController } from './http/jobs.controller.js';
import { OpsModule } from './ops.module.js';

@Module({ imports: [OpsModule], controllers: [JobsController] })
export class OpsApiModule {}
