import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { cleanLine } from '#kernel/clean-text.js';
import { invalidFields } from '#kernel/domain-error.js';
import { parseLocalDate } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { writtenDayFault } from '#kernel/validation/index.js';

/** A day in a path that something is entered for, from 2000 to ten years ahead; otherwise 400. */
@Injectable()
export class WrittenDayPipe implements PipeTransform<unknown, LocalDate> {
  transform(value: unknown): LocalDate {
    const day = parseLocalDate(cleanLine(value));
    const message = writtenDayFault(day);
    if (message !== null) throw invalidFields([{ path: 'date', message }]);
    return day;
  }
}
