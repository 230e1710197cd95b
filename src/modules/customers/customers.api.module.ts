import { Module } from '@nestjs/common';
import { CustomersModule } from './customers.module.js';

@Module({ imports: [CustomersModule] })
export class CustomersApiModule {}
