import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { CustomerChanged } from '#modules/moves/index.js';
import { SearchRepository } from '../persistence/search.repository.js';

/** The list and its search match a customer from the commit that changed it. */
@Injectable()
@Reaction(CustomerChanged)
export class FollowChangedCustomer implements Reacts<CustomerChanged> {
  constructor(private readonly search: SearchRepository) {}

  async react({ customerId, listed }: CustomerChanged): Promise<void> {
    const { names, contact, days, standing } = listed;
    if (names || contact || days || standing) this.search.refresh([customerId]);
    if (names) await this.search.addWords([customerId]);
  }
}
