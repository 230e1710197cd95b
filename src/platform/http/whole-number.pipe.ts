import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';

/** More than any number that the product counts; a column of whole numbers holds twice as much. */
const MOST = 999_999_999;

/** A whole number in a path, from 0; otherwise 400. Text is a number by the time it comes here. */
@Injectable()
export class WholeNumberPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, { data }: ArgumentMetadata): number {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (isWhole && value >= 0 && value <= MOST) return value;
    throw invalidFields([
      { path: data ?? 'number', message: 'This field should be a whole number' },
    ]);
  }
}
