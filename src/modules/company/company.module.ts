import { Module } from '@nestjs/common';
import { StoreLogoHandler } from './commands/store-logo/store-logo.handler.js';
import { UpdateCompanyHandler } from './commands/update-company/update-company.handler.js';
import { CompanyRepository } from './persistence/company.repository.js';
import { EncodeLogoHandler } from './queries/encode-logo/encode-logo.handler.js';
import { GetCompanyHandler } from './queries/get-company/get-company.handler.js';
import { GetLogoHandler } from './queries/get-logo/get-logo.handler.js';

/** What customers know the company by: name, color, logo. */
@Module({
  providers: [
    CompanyRepository,
    UpdateCompanyHandler,
    StoreLogoHandler,
    GetCompanyHandler,
    GetLogoHandler,
    EncodeLogoHandler,
  ],
})
export class CompanyModule {}
