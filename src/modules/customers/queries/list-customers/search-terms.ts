import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/database/db.js';
import { nameParts } from '../../domain/search-term.js';
import { SlipWords } from './slip-words.js';
import { Sought } from './sought.js';

const PLAIN = `select btrim(regexp_replace(customers.plain($1), '\\s+', ' ', 'g')) as term`;

/** Name parts of one search that are looked up for slips. */
const MOST_PARTS = 6;

/** Makes of what someone typed what is sought. */
@Injectable()
export class SearchTerms {
  constructor(
    private readonly db: Db,
    private readonly slips: SlipWords,
  ) {}

  /** Null where nothing is sought. The database makes the term plain, as it does the texts. */
  async read(search: string | undefined, reduced: boolean): Promise<Sought | null> {
    if (!search) return null;
    const [row] = await this.db.prepared<{ term: string }>(PLAIN, [search]);
    if (!row?.term) return null;
    const parts = [...new Set(nameParts(row.term))].slice(0, MOST_PARTS);
    const neighbours = await Promise.all(
      parts.map(async (part) => [part, await this.slips.near(part)] as const),
    );
    return new Sought(row.term, new Map(neighbours), reduced);
  }
}
