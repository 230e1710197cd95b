import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { invalidFields } from '../../kernel/domain-error.js';
import { checkDtoList } from '../../kernel/validation/index.js';
import type { DtoClass, ListBounds } from '../../kernel/validation/index.js';

/** A body that is itself a list: every entry is checked, faults are named `0.name`. */
@Injectable()
export class BodyListPipe<T extends object> implements PipeTransform<unknown, T[]> {
  constructor(
    private readonly type: DtoClass<T>,
    private readonly bounds: ListBounds = {},
  ) {}

  transform(body: unknown): T[] {
    const { value, faults } = checkDtoList(this.type, body, this.bounds);
    if (faults.length > 0) throw invalidFields(faults);
    return value;
  }
}
