import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { cleanLine } from '#kernel/clean-text.js';
import { parseLocalDate } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';

/** A day in a path, `YYYY-MM-DD`; otherwise 400. */
@Injectable()
export class DayPipe implements PipeTransform<unknown, LocalDate> {
  transform(value: unknown): LocalDate {
    return parseLocalDate(cleanLine(value));
  }
}
