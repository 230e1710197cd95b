import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id, instant, integer, jsonb, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { ClearedHolds } from '#modules/scheduling/index.js';
import type { CauseDto } from '../contract/cause.dto.js';
import type { ProposalView } from '../contract/proposal.view.js';
import { MOST_PROPOSALS, NOT_IN_STATE } from '../contract/proposal-terms.js';
import type { ProposalKind, ProposalState } from '../contract/proposal-terms.js';
import type { PlanSeat } from '../domain/plan-day.js';

/** What was worked out. */
export type ProposalBody = Pick<ProposalView, 'words' | 'now' | 'options' | 'rejected'>;

/** How far a search is, or why it ended. */
export type Outcome = { readonly progress: number } | { readonly error: string };

/** Which option was done, by whom, and in which request. */
export interface Applied {
  /** Employee id. */
  by: string;
  at: string;
  option: number;
  leaveOut: number[];
  requestId: string;
  /** Who lost their seats with their truck. */
  freed: PlanSeat[];
  /** Why trucks that it takes out were out for a part of the day already, by id; absent where that was not noted. */
  outNotes?: Record<string, string>;
  /** What was held on each truck that it took out, by its id; absent where that was not noted. */
  cleared?: Record<string, ClearedHolds>;
}

/** Who took back what was done, an employee's id, and when. */
export type Undone = Pick<Applied, 'by' | 'at'>;

/** A proposal as it is stored. */
export type StoredProposal = typeof ONE.row;

const PROPOSAL = {
  id: id(),
  branchId: id(),
  day: day(),
  kind: text<ProposalKind>(),
  cause: jsonb<CauseDto>(),
  seed: integer(),
  state: text<ProposalState>(),
  progress: smallint(),
  version: integer(),
  madeBy: text(),
  madeAt: instant(),
  applied: jsonb<Applied>().orNull(),
  appliedBy: text().orNull(),
  /** Null also where that was not noted. */
  undone: jsonb<Undone>().orNull(),
  undoneBy: text().orNull(),
  replacedBy: id().orNull(),
  error: text().orNull(),
  body: jsonb<ProposalBody>(),
};
/** Longer than a queue of searches lasts: whoever worked it out is gone, and nobody will end it. */
const ABANDONED = `(p.state = 'computing' and p.made_at < now() - interval '10 minutes')`;
const COLUMNS = `
  p.id, p.branch_id as "branchId", p.day, p.kind, p.cause, p.seed, p.progress, p.version,
  case when ${ABANDONED} then 'failed' else p.state end as state,
  coalesce(maker.display_name, '') as "madeBy", p.made_at as "madeAt",
  p.applied, applier.display_name as "appliedBy", p.undone, undoer.display_name as "undoneBy",
  p.replaced_by as "replacedBy", p.body,
  case when ${ABANDONED} then '${NOT_IN_STATE.failed}' else p.error end as error`;

const PROPOSALS = sql`
  planning.proposal p
  left join ${EMPLOYEE} maker on maker.id = p.made_by
  left join ${EMPLOYEE} applier on applier.id = p.applied->>'by'
  left join ${EMPLOYEE} undoer on undoer.id = p.undone->>'by'`;

const ONE = statement(
  PROPOSAL,
  sql`
  select ${COLUMNS} from ${PROPOSALS}
  where p.id = $1`,
);
const OF_DAY = statement(
  PROPOSAL,
  sql`
  select ${COLUMNS} from ${PROPOSALS}
  where p.branch_id = $1 and p.day = $2
  order by p.made_at desc, p.id desc limit ${MOST_PROPOSALS}`,
);
const LOCK = statement(
  { id: id() },
  sql`select id from planning.proposal where id = $1 for update`,
);
const TAKE_TURN = `select pg_advisory_xact_lock(hashtextextended('proposals ' || $1 || $2, 0))`;
const ADD = `
  insert into planning.proposal
    (id, branch_id, day, kind, cause, seed, state, progress, version, made_by, made_at, body, error)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const COMPUTING = statement(
  { id: id() },
  sql`
  select p.id from planning.proposal p
  where p.branch_id = $1 and p.day = $2 and p.kind = $3 and p.cause = $4::jsonb and p.seed = $5
    and p.state = 'computing' and not ${ABANDONED}
  order by p.made_at desc limit 1`,
);
const WORKED = `
  update planning.proposal
  set state = $2, progress = $3, body = coalesce($4, body), error = $5, version = version + 1
  where id = $1 and state = 'computing'`;
const SET_APPLIED = `
  update planning.proposal
  set state = 'applied', applied = $2, undone = null, version = version + 1 where id = $1`;
const SET_UNDONE = `
  update planning.proposal
  set state = 'undone', applied = null, undone = $2, version = version + 1 where id = $1`;
const SET_STALE = `
  update planning.proposal set state = 'stale', version = version + 1 where id = $1`;
const SET_REPLACED_BY = 'update planning.proposal set replaced_by = $2 where id = $1';
const REMOVE = 'delete from planning.proposal where id = $1';

/** A proposal that is new. */
export interface NewProposal {
  id: string;
  branchId: string;
  day: LocalDate;
  kind: ProposalKind;
  cause: CauseDto;
  seed: number;
  state: ProposalState;
  progress: number;
  madeBy: string;
  madeAt: Date;
  body: ProposalBody;
  /** Why nothing was worked out; null: something was, or will be. */
  error: string | null;
}

/** What the desk proposed. */
@Injectable()
export class ProposalRepository {
  constructor(private readonly db: Db) {}

  /** @throws 404 */
  async get(proposalId: string): Promise<StoredProposal> {
    const [proposal] = await this.db.rows(ONE, [proposalId]);
    if (!proposal) throw notFound('Proposal');
    return proposal;
  }

  /** Until the command ends nobody else changes it. @throws 404 */
  async lock(proposalId: string): Promise<StoredProposal> {
    await this.db.rows(LOCK, [proposalId]);
    return this.get(proposalId);
  }

  /** Newest first. */
  ofDay(branchId: string, on: LocalDate): Promise<StoredProposal[]> {
    return this.db.rows(OF_DAY, [branchId, on]);
  }

  async add(proposal: NewProposal): Promise<void> {
    const { id: proposalId, branchId, day: on, kind, cause, seed, state, progress } = proposal;
    const { madeBy, madeAt, body, error } = proposal;
    await this.db.execute(ADD, [
      ...[proposalId, branchId, on, kind, JSON.stringify(cause), seed, state, progress, 1],
      ...[madeBy, madeAt, JSON.stringify(body), error],
    ]);
  }

  /** Two who ask at once for the same day do so one after the other. */
  async takeTurn(branchId: string, on: LocalDate): Promise<void> {
    await this.db.execute(TAKE_TURN, [branchId, on]);
  }

  /** The id of one that is computing for the same. */
  async computing(of: Pick<NewProposal, 'branchId' | 'day' | 'kind' | 'cause' | 'seed'>) {
    const { branchId, day: on, kind, cause, seed } = of;
    const values = [branchId, on, kind, JSON.stringify(cause), seed];
    const [found] = await this.db.rows(COMPUTING, values);
    return found?.id ?? null;
  }

  /** What was worked out so far, or why nothing was. @returns whether somebody still waits for it */
  async worked(proposalId: string, body: ProposalBody | null, outcome: Outcome): Promise<boolean> {
    const { progress, error } = { progress: 100, error: null, ...outcome };
    const known: ProposalState = progress < 100 ? 'computing' : 'ready';
    const state: ProposalState = error === null ? known : 'failed';
    const values = [proposalId, state, progress, body && JSON.stringify(body), error];
    return (await this.db.execute(WORKED, values)) > 0;
  }

  async setApplied(proposalId: string, applied: Applied): Promise<void> {
    await this.db.execute(SET_APPLIED, [proposalId, JSON.stringify(applied)]);
  }

  async setUndone(proposalId: string, undone: Undone): Promise<void> {
    await this.db.execute(SET_UNDONE, [proposalId, JSON.stringify(undone)]);
  }

  /** The day has left it behind. */
  async setStale(proposalId: string): Promise<void> {
    await this.db.execute(SET_STALE, [proposalId]);
  }

  /** What took the place of one that is stale; null: nothing. */
  async setReplacedBy(proposalId: string, replacedBy: string | null): Promise<void> {
    await this.db.execute(SET_REPLACED_BY, [proposalId, replacedBy]);
  }

  async remove(proposalId: string): Promise<void> {
    await this.db.execute(REMOVE, [proposalId]);
  }
}
