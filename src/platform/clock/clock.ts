import { Injectable } from '@nestjs/common';

/** The only source of the present moment for handlers, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
