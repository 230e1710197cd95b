import { Module } from '@nestjs/common';
import { ActualsModule } from './actuals.module.js';
import { ActualsController } from './http/actuals.controller.js';

@Module({ imports: [ActualsModule], controllers: [ActualsController] })
export class ActualsApiModule {}
