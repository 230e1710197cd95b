import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { JobHours } from '../job-hours.js';
import { ReadBoards } from './read-boards.js';
import { SomeBoards } from './some-boards.js';

/** Reads boards for their marks. */
@Injectable()
export class MarkedBoards {
  constructor(
    private readonly boards: ReadBoards,
    private readonly hours: JobHours,
  ) {}

  /** @throws 404 'Branch not found' */
  async read(branchId: string, day: LocalDate, days: number): Promise<SomeBoards> {
    return new SomeBoards(branchId, await this.boards.of(branchId, day, days), this.hours);
  }
}
