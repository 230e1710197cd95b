import { Command } from '@nestjs/cqrs';
import type { CompanyDto } from '../../contract/company.dto.js';
import type { CompanyView } from '../../contract/company.view.js';

/** Sets the company's name and color. */
export class UpdateCompanyCommand extends Command<CompanyView> {
  constructor(readonly company: CompanyDto) {
    super();
  }
}
