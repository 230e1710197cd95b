import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { changesUnfit } from '#platform/database/schema-changes.js';
import { SchemaTooNew } from '#platform/database/schema-too-new.js';
import { HealthProbes } from '#platform/http/health-probes.js';
import { KNOWN_MIGRATIONS } from '../migrations.js';

/** Notices when a newer release has changed the schema so that this process cannot go on. */
@Injectable()
export class SchemaWatch implements OnModuleInit {
  private readonly logger = new Logger('Schema');
  private said: string | undefined;

  constructor(
    private readonly db: Db,
    private readonly probes: HealthProbes,
  ) {}

  onModuleInit(): void {
    this.probes.object('schema', () => this.objection());
  }

  private async objection(): Promise<string | undefined> {
    const unfit = await changesUnfit((sql, params) => this.db.query(sql, params), KNOWN_MIGRATIONS);
    const sentence = unfit.length > 0 ? new SchemaTooNew(unfit).message : undefined;
    if (sentence && sentence !== this.said) this.logger.error(sentence);
    this.said = sentence;
    return sentence;
  }
}
