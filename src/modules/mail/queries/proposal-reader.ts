import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { sumOfMaxima } from '#kernel/maximum.js';
import type { Maximum } from '#kernel/maximum.js';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { ACTIVITY, CUSTOMER } from '#modules/moves/index.js';
import { SETTING } from '#modules/ranges/index.js';
import { needsProposal } from '../domain/needs-proposal.js';
import { missingIn, proposalParagraphs } from '../domain/proposal.js';
import type { ProposalFacts, ProposalPart } from '../domain/proposal.js';
import { proposalHtml } from '../markup/proposal-html.js';
import type { SafeHtml } from '../markup/safe-html.js';

/** What the server adds to a customer's quotes and confirmations. */
export interface Proposal {
  /** The customer's branch is where one is asked for. */
  readonly required: boolean;
  readonly missing: readonly ProposalPart[];
  /** Null where none is added. */
  readonly html: SafeHtml | null;
}

const NONE: Proposal = { required: false, missing: [], html: null };

const DAYS = statement({ id: id() }, sql`select id from ${ACTIVITY} where customer_id = $1`);
const BRANCH = statement(
  { branchId: id() },
  sql`select branch_id as "branchId" from ${CUSTOMER} where id = $1`,
);

const TERMS = statement(
  { paymentTerms: text() },
  sql`select payment_terms as "paymentTerms" from ${SETTING} where branch_id = $1`,
);

/** Reads what a written proposal to a customer states. */
@Injectable()
export class ProposalReader {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @param maxima of the customer's days, by activity id
   * @throws 404
   */
  async read(customerId: string, maxima: ReadonlyMap<string, Maximum>): Promise<Proposal> {
    const [customer] = await this.db.rows(BRANCH, [customerId]);
    if (!customer) throw notFound('Customer');
    const { branchId } = customer;
    const branch = await this.queries.execute(new GetBranchQuery(branchId));
    if (!needsProposal(branch.address)) return NONE;
    const days = await this.db.rows(DAYS, [customerId]);
    const [setting] = await this.db.rows(TERMS, [branchId]);
    const paymentTerms = setting?.paymentTerms ?? '';
    const { name: branchName, registrationNumber, address } = branch;
    const most = sumOfMaxima(days.map(({ id }) => maxima.get(id) ?? null));
    const facts: ProposalFacts = { branchName, registrationNumber, address, paymentTerms, most };
    const missing = missingIn(facts);
    const html = missing.length === 0 ? proposalHtml(proposalParagraphs(facts)) : null;
    return { required: true, missing, html };
  }
}
