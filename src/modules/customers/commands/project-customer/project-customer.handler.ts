import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LiveChanges } from '../../../../platform/realtime/live-changes.js';
import { CustomerProjections } from '../../persistence/customer-projections.js';
import type { ProjectedCustomer } from '../../persistence/customer-projections.js';
import { SearchIndex } from '../../persistence/search-index.js';
import { ProjectCustomerCommand } from './project-customer.command.js';
import type { Projected } from './project-customer.command.js';

@CommandHandler(ProjectCustomerCommand)
export class ProjectCustomerHandler implements ICommandHandler<ProjectCustomerCommand> {
  constructor(
    private readonly projections: CustomerProjections,
    private readonly search: SearchIndex,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, projection }: ProjectCustomerCommand): Promise<Projected> {
    if (projection.kind === 'move') {
      const { version } = await this.projections.move(customerId, projection);
      await this.search.refresh([customerId]);
      return { version };
    }
    const projected = await this.outside(customerId, projection);
    const { version, ...facts } = projected;
    this.live.changed(`customer:${customerId}`, { kind: projection.kind, ...facts });
    return { version };
  }

  /** Facts from outside the move reach open pages here, for they change no nounce. */
  private outside(
    customerId: string,
    projection: Exclude<ProjectCustomerCommand['projection'], { kind: 'move' }>,
  ): Promise<ProjectedCustomer> {
    switch (projection.kind) {
      case 'emailAccepted':
        return this.projections.emailAccepted(customerId);
      case 'emailDelivered':
        return this.projections.emailDelivered(customerId, projection);
      case 'call':
        return this.projections.call(customerId, projection);
    }
  }
}
