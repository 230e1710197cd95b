import { Module } from '@nestjs/common';
import { ReferrerController } from './http/referrer.controller.js';
import { ReferrersModule } from './referrers.module.js';

@Module({ imports: [ReferrersModule], controllers: [ReferrerController] })
export class ReferrersApiModule {}
