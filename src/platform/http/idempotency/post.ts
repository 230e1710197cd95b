import { applyDecorators, Post as PlainPost, UseInterceptors } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * A POST call: sent again with its Idempotency-Key it is answered again, not done twice. Other calls have
 * no interceptors around them, which cost every one of them more than its guard does.
 */
export const Post = (path?: string): MethodDecorator =>
  applyDecorators(PlainPost(path), outermost(IdempotencyInterceptor));

/** Around the interceptors that decorators nearer to the method have put there already. */
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
