import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '#kernel/permission.js';

/** Whom the code runs for. Jobs and the start itself have no employee. */
export interface Actor {
  employeeId: string | null;
  roles: readonly Role[];
  /** The sign-in that the call belongs to, if it showed a token. */
  sessionId?: string;
  requestId: string;
  /** The job that is running, if it is one. */
  jobId?: string;
}

/** The person that a token or ticket stands for. */
export type Identified = Pick<Actor, 'roles' | 'sessionId'> & { employeeId: string };

/** One execution of a request with an Idempotency-Key, and the process that does it. */
export interface RequestClaim {
  fingerprint: string;
  owner: number;
}

interface ActorScope {
  actor: Actor;
  /** Set while a request with an Idempotency-Key runs. */
  claim?: RequestClaim;
}

const scopes = new AsyncLocalStorage<ActorScope>();

const SYSTEM_ACTOR: Actor = { employeeId: null, roles: [], requestId: 'system' };

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
export function identifyActor({ employeeId, roles, sessionId }: Identified): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = { ...scope.actor, employeeId, roles, ...(sessionId && { sessionId }) };
}

export function claimRequest(claim: RequestClaim): void {
  const scope = scopes.getStore();
  if (scope) scope.claim = claim;
}

/**
 * For a command that is not what the request is about: its result never becomes the answer to a
 * repeated request, even if what follows is refused or lost.
 */
export const besideTheRequest = <T>(work: () => T): T => runAs(currentActor(), work);

export const currentRequestClaim = (): RequestClaim | undefined => scopes.getStore()?.claim;
