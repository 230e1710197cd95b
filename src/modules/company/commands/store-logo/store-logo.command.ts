import { Command } from '@nestjs/cqrs';
import type { CompanyView } from '../../contract/company.view.js';

/** Stores the company's logo, replacing any earlier one, or removes it. */
export class StoreLogoCommand extends Command<CompanyView> {
  /** `png`: from EncodeLogoQuery; null for none. */
  constructor(readonly png: Buffer | null) {
    super();
  }
}
