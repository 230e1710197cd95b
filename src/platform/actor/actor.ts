import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '#kernel/permission.js';

/** What the code runs for. */
interface Cause {
  readonly requestId: string;
  /** The job that is running, if it is one. */
  readonly jobId?: string;
}

interface EmployeeActor extends Cause {
  readonly kind: 'employee';
  readonly employeeId: string;
  readonly roles: readonly Role[];
  /** The sign-in that the call belongs to, if it showed a token. */
  readonly sessionId?: string;
}

interface NoEmployee extends Cause {
  readonly employeeId: null;
  readonly roles: readonly Role[];
  readonly sessionId?: never;
}

/** A customer who was sent a link to their own move. */
interface CustomerActor extends NoEmployee {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly linkId: string;
}

/** Somebody who showed nothing: a visitor of the company's web site, or a caller before the token is read. */
interface VisitorActor extends NoEmployee {
  readonly kind: 'visitor';
}

interface SystemActor extends NoEmployee {
  readonly kind: 'system';
  /** The name of the job that is running, if it is one. */
  readonly job: string | null;
}

/** Whom the code runs for. */
export type Actor = EmployeeActor | CustomerActor | VisitorActor | SystemActor;

/** The person that a token or ticket stands for. */
export type Identified = Pick<EmployeeActor, 'employeeId' | 'roles' | 'sessionId'>;

export const visitor = (requestId: string): Actor => ({
  kind: 'visitor',
  employeeId: null,
  roles: [],
  requestId,
});

export const system = (requestId: string, job?: { id: string; name: string }): Actor => ({
  kind: 'system',
  employeeId: null,
  roles: [],
  requestId,
  job: job?.name ?? null,
  ...(job && { jobId: job.id }),
});

/** @param cause what the person caused */
export const employee = (
  { employeeId, roles, sessionId }: Identified,
  { requestId, jobId }: Cause,
): Actor => ({
  kind: 'employee',
  employeeId,
  roles,
  requestId,
  ...(sessionId !== undefined && { sessionId }),
  ...(jobId !== undefined && { jobId }),
});

/** Which of its kind an actor is: an employee, a customer, a job. */
export function actorIdOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'employee':
      return actor.employeeId;
    case 'customer':
      return actor.customerId;
    case 'system':
      return actor.job;
    case 'visitor':
      return null;
  }
}

/** One execution of a request with an Idempotency-Key, and the process that does it. */
export interface RequestClaim {
  fingerprint: string;
  owner: number;
}

/** A request that is taken back. */
export interface TakenBack {
  readonly requestId: string;
  /** Employee id of whoever did it, where others may take it back too, whenever; null: only they, for a while. */
  readonly doneBy: string | null;
}

interface ActorScope {
  actor: Actor;
  /** Set while a request with an Idempotency-Key runs. */
  claim?: RequestClaim;
  /** Set while a request takes back what another one did. */
  undoes?: TakenBack;
  /** What the plan is about, by which the request changes things. */
  plan?: string;
}

const scopes = new AsyncLocalStorage<ActorScope>();

const SYSTEM_ACTOR = system('system');

export const currentActor = (): Actor => scopes.getStore()?.actor ?? SYSTEM_ACTOR;

/**
 * The request that everything here goes back to, through jobs too; null for what the system does by
 * itself.
 */
export function currentRequestId(): string | null {
  const actor = currentActor();
  return actor === SYSTEM_ACTOR ? null : actor.requestId;
}

export const runAs = <T>(actor: Actor, work: () => T): T => scopes.run({ actor }, work);

/**
 * Like `runAs`, for callers that come back to the same scope: whoever is identified in it stays
 * identified.
 */
export function scopeOf(actor: Actor): (work: () => void) => void {
  const scope: ActorScope = { actor };
  return (work) => scopes.run(scope, work);
}

/** Names the person once the token is read; only the layer that opened the scope may do so. */
export function identifyActor(identified: Identified): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = employee(identified, scope.actor);
}

export function claimRequest(claim: RequestClaim): void {
  const scope = scopes.getStore();
  if (scope) scope.claim = claim;
}

/**
 * From now on the request takes back what another one did.
 * @param doneBy employee id of whoever did it, where others may take it back too, whenever
 */
export function noteUndo(requestId: string, doneBy: string | null = null): void {
  const scope = scopes.getStore();
  if (scope) scope.undoes = { requestId, doneBy };
}

/** The request that the present one takes back. */
export const currentUndo = (): TakenBack | undefined => scopes.getStore()?.undoes;

/** From now on everything that the request changes is told as part of a plan. @param name as people read it */
export function notePlan(name: string): void {
  const scope = scopes.getStore();
  if (scope) scope.plan = name;
}

/** The plan by which the present request changes things. */
export const currentPlan = (): string | undefined => scopes.getStore()?.plan;

/**
 * For a command that is not what the request is about: its result never becomes the answer to a
 * repeated request, even if what follows is refused or lost.
 */
export const besideTheRequest = <T>(work: () => T): T => runAs(currentActor(), work);

export const currentRequestClaim = (): RequestClaim | undefined => scopes.getStore()?.claim;
