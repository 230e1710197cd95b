import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LiveChanges } from '../../../../platform/realtime/live-changes.js';
import { CustomerProjections } from '../../persistence/customer-projections.js';
import type { ProjectedCustomer } from '../../persistence/customer-projections.js';
import { SearchIndex } from '../../persistence/search-index.js';
import type { Projection } from '../../projection.js';
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
    const { version, reconfirm, daysChanged = false } = await this.write(customerId, projection);
    if (daysChanged) this.search.refresh([customerId]);
    if (projection.kind === 'emailDelivered') {
      this.live.changed(`customer:${customerId}`, { kind: 'reconfirm', reconfirm });
    }
    return { version };
  }

  private write(customerId: string, projection: Projection): Promise<ProjectedCustomer> {
    switch (projection.kind) {
      case 'move':
        return this.projections.move(customerId, projection);
      case 'emailAccepted':
        return this.projections.emailAccepted(customerId);
      case 'emailDelivered':
        return this.projections.emailDelivered(customerId, projection);
      case 'call':
        return this.projections.call(customerId, projection);
    }
  }
}
