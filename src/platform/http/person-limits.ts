import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { currentActor } from '../actor/actor.js';
import { PersonTurns } from './person-turns.js';
import type { TurnLimit } from './person-turns.js';

/** How often one person may make the calls that have this limit. */
export interface PersonLimit {
  /** Says it among all limits. */
  name: string;
  /** Calls in a minute, over all processes if they share a Redis. */
  calls: number;
  /** What a person reads who calls once more. */
  message: string;
  /** As many as anybody asks for where it is left out. */
  turns?: TurnLimit;
  /** Whether a call with this query counts; each does where it is left out. */
  concerns?(query: object): boolean;
}

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/** What each person has asked for, by limit: calls of several modules may share one. */
@Injectable()
export class PersonLimits {
  private readonly counts = new Map<PersonLimit, Count>();
  private readonly turns = new Map<PersonLimit, PersonTurns>();

  constructor(private readonly adapter: HttpAdapterHost<FastifyAdapter>) {}

  /** @throws DomainError 429 */
  async count(limit: PersonLimit, request: FastifyRequest): Promise<void> {
    const counted = await this.counterOf(limit)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw refused(limit, counted.ttlInSeconds);
  }

  /**
   * Until the answer was sent, or nobody waits for it anymore.
   * @throws DomainError 429
   */
  async takeTurn(limit: PersonLimit, { raw }: FastifyReply): Promise<void> {
    if (!limit.turns) return;
    const turns = this.turns.get(limit) ?? new PersonTurns(limit.turns);
    this.turns.set(limit, turns);
    const over = new AbortController();
    if (raw.destroyed) over.abort();
    else raw.once('close', () => over.abort());
    if (!(await turns.take(currentActor().employeeId, over.signal))) throw refused(limit, 1);
  }

  private counterOf(limit: PersonLimit): Count {
    const known = this.counts.get(limit);
    if (known) return known;
    const count = this.adapter.httpAdapter.getInstance().createRateLimit({
      max: limit.calls,
      timeWindow: MINUTE_MS,
      keyGenerator: () => `${limit.name}:${currentActor().employeeId}`,
    });
    this.counts.set(limit, count);
    return count;
  }
}

const refused = ({ message }: PersonLimit, retryAfter: number): DomainError =>
  new DomainError('too-many', 'TOO_MANY_REQUESTS', message, { retryAfter });
