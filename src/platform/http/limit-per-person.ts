import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { PERSON_LIMIT, PersonLimitInterceptor } from './person-limit.interceptor.js';
import type { PersonLimit } from './person-limit.interceptor.js';

/** Beyond it the call is refused: 429 TOO_MANY_REQUESTS with Retry-After. */
export const LimitPerPerson = (limit: PersonLimit): MethodDecorator =>
  applyDecorators(
    SetMetadata(PERSON_LIMIT, limit),
    UseInterceptors(PersonLimitInterceptor),
    ApiExtension('x-calls-a-minute', limit.calls),
  );
