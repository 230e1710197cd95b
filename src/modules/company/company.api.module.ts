import { Module } from '@nestjs/common';
import { CompanyController } from './http/company.controller.js';
import { CompanyModule } from './company.module.js';

@Module({ imports: [CompanyModule], controllers: [CompanyController] })
export class CompanyApiModule {}
