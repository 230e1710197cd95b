import { Injectable } from '@nestjs/common';
import { usualSigns } from '#kernel/sought-text.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { nameParts } from '../../domain/search-term.js';
import { Typos } from './typos.js';
import { Sought } from './sought.js';

const PLAIN = statement(
  { term: text() },
  sql`select btrim(regexp_replace(customers.plain($1), '\\s+', ' ', 'g')) as term`,
);

/** Printable ASCII: such a text has no accents, and lower case is the same everywhere. */
const ACCENTLESS = /^[ -~]*$/;

/** Name parts of one search that are looked up for typos. */
const MOST_PARTS = 6;

/** Turns what someone typed into what to look for. */
@Injectable()
export class SearchTerms {
  constructor(
    private readonly db: Db,
    private readonly typos: Typos,
  ) {}

  /** Null if there is nothing to look for. */
  async read(search: string | undefined, reduced: boolean): Promise<Sought | null> {
    if (!search) return null;
    const term = await this.plain(usualSigns(search));
    if (!term) return null;
    const parts = [...new Set(nameParts(term))].slice(0, MOST_PARTS);
    return new Sought(term, await this.typos.near(parts), reduced);
  }

  /**
   * In the form of the search texts: if there may be accents, the database removes them, as it did
   * there.
   */
  private async plain(search: string): Promise<string> {
    if (ACCENTLESS.test(search)) return search.trim().replace(/ +/g, ' ').toLowerCase();
    const [row] = await this.db.rows(PLAIN, [search]);
    return row?.term ?? '';
  }
}
