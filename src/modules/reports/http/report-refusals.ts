import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { RefusalDetails } from '#platform/http/refusal-details.js';

/** A refused call about reports also gives the reason as its `error`. */
@Injectable()
export class ReportRefusals implements OnModuleInit {
  constructor(private readonly details: RefusalDetails) {}

  onModuleInit(): void {
    this.details.under('/api/v3/reports', ({ message }) => ({ error: message }));
  }
}
