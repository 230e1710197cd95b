import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { ConstantsView } from '../../contract/constants.view.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { COMPANY_TIMEZONE } from '../../company-timezone.js';
import { GetConstantsQuery } from './get-constants.query.js';

@QueryHandler(GetConstantsQuery)
export class GetConstantsHandler implements IQueryHandler<GetConstantsQuery> {
  constructor(
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<ConstantsView> {
    return this.constants.inForce(localDateOf(this.clock.now(), COMPANY_TIMEZONE));
  }
}
