import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import { isId } from '#kernel/ids.js';

/** An id in a path: 24 lower-case hex characters; otherwise 400. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown, { data }: ArgumentMetadata): string {
    if (isId(value)) return value;
    throw invalidFields([{ path: data ?? 'id', message: 'must be 24 hexadecimal characters' }]);
  }
}
