import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PERSON_LIMIT = 'person-limit';

/** How often one person may make a call. */
export interface PersonLimit {
  /** A minute, over all processes where they share a Redis. */
  calls: number;
  /** What the person reads who asks once more. */
  message: string;
}

/** Beyond it the call is refused: 429 TOO_MANY_REQUESTS with Retry-After. */
export const LimitPerPerson = (limit: PersonLimit): MethodDecorator =>
  applyDecorators(SetMetadata(PERSON_LIMIT, limit), ApiExtension('x-calls-a-minute', limit.calls));
