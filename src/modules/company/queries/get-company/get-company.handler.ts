import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { CompanyView } from '../../contract/company.view.js';
import { CompanyRepository } from '../../persistence/company.repository.js';
import { GetCompanyQuery } from './get-company.query.js';

@QueryHandler(GetCompanyQuery)
export class GetCompanyHandler implements IQueryHandler<GetCompanyQuery> {
  constructor(private readonly companies: CompanyRepository) {}

  execute(): Promise<CompanyView> {
    return this.companies.get();
  }
}
