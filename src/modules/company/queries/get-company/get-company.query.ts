import { Query } from '@nestjs/cqrs';
import type { CompanyView } from '../../contract/company.view.js';

/** What customers know the company by. */
export class GetCompanyQuery extends Query<CompanyView> {}
