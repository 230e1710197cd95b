import { applyDecorators, Post as PlainPost, UseInterceptors } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * A POST call: if it is sent again with its Idempotency-Key, it gets the same answer and is not
 * done twice. Other calls have no interceptors, which would cost every one of them more than its
 * guard does.
 */
export const Post = (path?: string): MethodDecorator =>
  applyDecorators(PlainPost(path), outermost(IdempotencyInterceptor));

/** Wraps the interceptors that decorators closer to the method have added. */
const outermost =
  (interceptor: typeof IdempotencyInterceptor): MethodDecorator =>
  (target, key, descriptor: PropertyDescriptor) => {
    const method = descriptor.value as object;
    const inner =
      (Reflect.getMetadata(INTERCEPTORS_METADATA, method) as unknown[] | undefined) ?? [];
    Reflect.deleteMetadata(INTERCEPTORS_METADATA, method);
    UseInterceptors(interceptor, ...(inner as [typeof IdempotencyInterceptor]))(
      target,
      key,
      descriptor,
    );
  };
