import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { deletionsOf, isOneTypo, toleratesTypo } from '../../domain/search-term.js';

// Leaving a letter out of either word, or of both, leads from one to the other.
const CANDIDATES = statement(
  { part: text(), word: text() },
  sql`
  with sought as (select * from unnest($1::text[], $2::text[]) as s (part, shorter))
  select part, word
  from sought join customers.search_word_deletion on deletion = shorter
  union
  select part, word
  from sought join customers.search_word on word = shorter
  order by word`,
);

/** More words than anyone means; limits the cost of the search. */
const MOST_NEIGHBORS = 60;

/** Name words of customers that someone may have meant. */
@Injectable()
export class Typos {
  constructor(private readonly db: Db) {}

  /**
   * Words of all customers that are one typo away from a part, by that part; none for short parts.
   * A word that contains the part is found without this.
   */
  async near(parts: readonly string[]): Promise<Map<string, string[]>> {
    const neighbors = new Map(parts.map((part) => [part, [] as string[]]));
    const pairs = parts
      .filter(toleratesTypo)
      .flatMap((part) => [part, ...deletionsOf(part)].map((shorter) => [part, shorter] as const));
    if (pairs.length === 0) return neighbors;
    const columns = [pairs.map(([part]) => part), pairs.map(([, shorter]) => shorter)];
    const rows = await this.db.rows(CANDIDATES, columns);
    for (const { part, word } of rows) {
      const known = neighbors.get(part) ?? [];
      const isNew = !word.includes(part) && isOneTypo(word, part);
      if (isNew && known.length < MOST_NEIGHBORS) known.push(word);
    }
    return neighbors;
  }
}
