import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import type { Checked } from '#kernel/validation/index.js';

/** A body that is itself a list, read by the contract's own check; faults are named `0.name`. */
@Injectable()
export class BodyListPipe<T> implements PipeTransform<unknown, T[]> {
  constructor(private readonly check: (body: unknown) => Checked<T[]>) {}

  transform(body: unknown): T[] {
    const { value, faults } = this.check(body);
    if (faults.length > 0) throw invalidFields(faults);
    return value;
  }
}
