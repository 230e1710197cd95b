import { Module } from '@nestjs/common';
import { DemoCompany } from './demo-company.js';

/** The company that the first start shows. */
@Module({ providers: [DemoCompany], exports: [DemoCompany] })
export class DemoModule {}
