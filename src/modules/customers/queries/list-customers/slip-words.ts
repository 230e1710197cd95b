import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/database/db.js';
import { deletionsOf, swapsOf, toleratesSlip } from '../../domain/search-term.js';

// A letter left out of either word, or of both, leads from the one to the other; of those that do,
// one insertion, deletion, replacement or exchange of neighbours is a slip. A word that contains the
// sought one is found without it.
const NEIGHBOURS = `
  with near as (
    select word from customers.search_word_deletion where deletion = any($2::text[])
    union
    select word from customers.search_word where word = any($3::text[])
  )
  select word from near
  where strpos(word, $1) = 0
    and (word = any($4::text[]) or levenshtein_less_equal(word, $1, 1) <= 1)
  order by word
  limit $5`;

/** More words than anyone means; what bounds the search's cost. */
const MOST_NEIGHBOURS = 60;

/** Name words of customers that someone may have meant. */
@Injectable()
export class SlipWords {
  constructor(private readonly db: Db) {}

  /** Words of all customers that are one typing slip from `word`; none for short words. */
  async near(word: string): Promise<string[]> {
    if (!toleratesSlip(word)) return [];
    const shorter = deletionsOf(word);
    const params = [word, [word, ...shorter], shorter, swapsOf(word), MOST_NEIGHBOURS];
    const rows = await this.db.prepared<{ word: string }>(NEIGHBOURS, params);
    return rows.map((row) => row.word);
  }
}
