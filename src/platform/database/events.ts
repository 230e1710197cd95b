import { Injectable } from '@nestjs/common';
import { requireTransaction } from './transaction.js';

/** Integration events of the running command; reactions see them before it commits. */
@Injectable()
export class Events {
  raise(event: object): void {
    requireTransaction().events.push(event);
  }
}
