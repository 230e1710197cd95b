import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { invalidFields } from '#kernel/domain-error.js';
import { claimRequest, currentActor } from '../../actor/actor.js';
import type { RequestClaim } from '../../actor/actor.js';
import { errorBodyOf } from '../error-body.js';
import { UNKNOWN_ADDRESS, visitorAddress } from '../visitor-address.js';
import { IdempotentRequests } from './idempotent-requests.js';
import type { KeptAnswer } from './idempotent-requests.js';

const MAX_KEY_LENGTH = 255;
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Gives any POST with an Idempotency-Key the same answer again instead of doing it twice. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const fingerprint = fingerprintOf(request);
    if (!fingerprint) return next.handle();
    const bodyHash = hash(JSON.stringify(request.body ?? null));
    return from(this.requests.begin(fingerprint, bodyHash, reply.statusCode)).pipe(
      mergeMap((begun) =>
        begun.kind === 'kept' ? replay(reply, begun.answer) : this.first(begun.claim, reply, next),
      ),
    );
  }

  private first(claim: RequestClaim, reply: FastifyReply, next: CallHandler): Observable<unknown> {
    claimRequest(claim);
    return next.handle().pipe(
      mergeMap(async (body: unknown) => {
        await this.requests.keep(claim, { status: reply.statusCode, body });
        return body;
      }),
      catchError(async (error: unknown) => {
        await this.settleRefusal(claim, error);
        throw error;
      }),
    );
  }

  private async settleRefusal(claim: RequestClaim, error: unknown): Promise<void> {
    const body = errorBodyOf(error, currentActor().requestId);
    const { statusCode: status } = body;
    if (status >= 500 || status === 429) await this.requests.forget(claim);
    else await this.requests.keep(claim, { status, body });
  }
}

function fingerprintOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof key !== 'string' || key === '') return undefined;
  const path = request.url.split('?')[0] ?? '';
  if (path.includes('/access-token')) return undefined;
  if (key.length > MAX_KEY_LENGTH) {
    throw invalidFields([{ path: 'Idempotency-Key', message: 'must be at most 255 characters' }]);
  }
  return hash(`${callerOf(request)} POST ${path.replace(/\/$/, '')} ${key}`);
}

/**
 * An employee by the bare id, as releases before this one did: a call that one of them lost may come here. A
 * stranger is the same caller from any port; those without a known address never get each other's answers.
 */
function callerOf({ ip }: FastifyRequest): string {
  const actor = currentActor();
  if (actor.kind === 'employee') return actor.employeeId;
  if (actor.kind === 'customer') return `customer:${actor.customerId}:${actor.linkId}`;
  const address = visitorAddress(ip);
  return address === UNKNOWN_ADDRESS ? ip : address;
}

function replay(reply: FastifyReply, { status, body }: KeptAnswer): Observable<unknown> {
  void reply.status(status).header('idempotency-replayed', 'true');
  return of(body);
}
