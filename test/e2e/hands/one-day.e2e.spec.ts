import { describe } from '@jest/globals';
import { changeTheDay } from './change-the-day.js';
import { playedDay } from './played-day.js';
import { runTheDay } from './run-the-day.js';
import { sellTheDay } from './sell-the-day.js';

/** From the booking on the web site and the call to the closing: what board, list, mail and phone say at each step. */
describe('one day in two browsers', () => {
  const day = playedDay();
  describe('is sold', () => sellTheDay(day));
  describe('changes', () => changeTheDay(day));
  describe('is run', () => runTheDay(day));
});
