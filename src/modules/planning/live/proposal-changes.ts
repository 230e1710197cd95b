import { Injectable } from '@nestjs/common';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { planningTopic, type ProposalChange } from '../contract/live.js';
import type { StoredProposal } from '../persistence/proposal.repository.js';

/** Tells the desks of a day what became of a proposal. */
@Injectable()
export class ProposalChanges {
  constructor(private readonly live: LiveChanges) {}

  told({ id, branchId, day, state, version, progress }: StoredProposal): void {
    const change: ProposalChange = { kind: 'proposal', proposalId: id, state, version, progress };
    this.live.changed(planningTopic(branchId, day), change);
  }
}
