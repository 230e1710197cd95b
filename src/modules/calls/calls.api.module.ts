import { Module } from '@nestjs/common';
import { CallsModule } from './calls.module.js';
import { ContractController } from './http/contract.controller.js';

@Module({ imports: [CallsModule], controllers: [ContractController] })
export class CallsApiModule {}
