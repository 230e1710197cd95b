import { Exclude } from 'class-transformer';
import { Allow } from 'class-validator';
import { all } from './rule.js';

/**
 * A field that is the server's: a body may carry it (what GET gave is sent back whole), and it is
 * dropped while the body is read, so that the DTO has no key of that name.
 */
export const ReadOnlyField = (): PropertyDecorator =>
  all(Exclude({ toClassOnly: true }) as PropertyDecorator, Allow());
