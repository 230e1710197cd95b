import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { CompanyRepository } from '../../persistence/company.repository.js';
import { GetLogoQuery } from './get-logo.query.js';

@QueryHandler(GetLogoQuery)
export class GetLogoHandler implements IQueryHandler<GetLogoQuery> {
  constructor(private readonly companies: CompanyRepository) {}

  async execute({ version }: GetLogoQuery): Promise<Buffer> {
    const png = await this.companies.logo(version);
    if (!png) throw notFound('Logo');
    return png;
  }
}
