import { Injectable, StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PermissionKey } from '#kernel/permission.js';
import { currentActor } from '#platform/actor/actor.js';
import { REDUCED_TO } from '#platform/http/reduced-to.js';
import { REQUIRED_PERMISSION } from '#platform/http/requires.js';
import { isReduced } from '../contract/permission-table.js';
import { onlyShown } from '../contract/reduced/shown.js';
import type { Shown } from '../contract/reduced/shown.js';
import { forbidden } from '../refusals.js';

/** Leaves to movers and team leads what a call says that they are shown, and refuses one that does not say it. */
@Injectable()
export class ReducedAnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const places = [context.getHandler(), context.getClass()];
    const key = this.reflector.getAllAndOverride<PermissionKey>(REQUIRED_PERMISSION, places);
    if (key === 'open' || !isReduced(currentActor().roles)) return next.handle();
    const shown = this.reflector.getAllAndOverride<Shown | undefined>(REDUCED_TO, places);
    if (shown === undefined) throw forbidden();
    return next
      .handle()
      .pipe(
        map((answer: unknown) =>
          answer instanceof StreamableFile ? answer : (onlyShown(answer, shown) ?? {}),
        ),
      );
  }
}
