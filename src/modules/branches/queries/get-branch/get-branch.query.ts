import { Query } from '@nestjs/cqrs';
import type { Cents } from '../../../../kernel/money.js';

/** What other modules may know of a branch. */
export interface BranchFacts {
  id: string;
  name: string;
  /** IANA name. */
  timezone: string;
  phone: string;
  active: boolean;
  /** A mover-hour; null where the branch has none. */
  defaultHourlyRateCents: Cents | null;
  address: string;
  /** Degrees; null until the address was found on a map. */
  position: { latitude: number; longitude: number } | null;
}

/** 404 when there is none. */
export class GetBranchQuery extends Query<BranchFacts> {
  constructor(readonly branchId: string) {
    super();
  }
}
