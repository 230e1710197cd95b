import { describe, expect, it } from '@jest/globals';
import type { StoredProposal } from '../persistence/proposal.repository.js';
import { toProposal } from './to-proposal.js';

const at = '2026-11-30T15:00:00.000Z';
const stored = {
  ...{ id: 'p', branchId: 'b', day: '2026-11-30', state: 'undone', version: 3, madeBy: 'Dana R.' },
  ...{ madeAt: new Date(at), applied: null, undone: { by: 'e', at }, undoneBy: 'Nora Q.' },
  body: { words: null, now: null, options: [], rejected: [] },
} as unknown as StoredProposal;

describe('a proposal as the API has it', () => {
  it('says who took it back while it is taken back, and no longer once it is applied again', () => {
    expect(toProposal(stored)).toMatchObject({ undone: { by: 'Nora Q.', at } });
    const again = { ...stored, state: 'applied' } as StoredProposal;
    expect(toProposal(again)).not.toHaveProperty('undone');
  });
});
