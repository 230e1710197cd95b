import { Module } from '@nestjs/common';
import { PromisesController } from './http/promises.controller.js';
import { PromisesModule } from './promises.module.js';

@Module({ imports: [PromisesModule], controllers: [PromisesController] })
export class PromisesApiModule {}
