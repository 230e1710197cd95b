import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { currentActor } from '../actor/actor.js';
import { errorBodyOf } from './error-body.js';
import { RefusalDetails } from './refusal-details.js';

/** Answers every refusal in the contract's shape; the cause of a 500 goes to the log only. */
@Catch()
export class AllErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly details: RefusalDetails) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { requestId } = currentActor();
    const body = errorBodyOf(error, requestId);
    if (body.statusCode >= 500) this.logger.error({ requestId, error });
    if (reply.sent) return;
    const path = reply.request.url.split('?')[0] ?? '';
    Object.assign(body, this.details.of(path, body));
    const retryAfter = body['retryAfter'];
    if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter));
    void reply.status(body.statusCode).header('content-type', 'application/json; charset=utf-8');
    void reply.send(body);
  }
}
