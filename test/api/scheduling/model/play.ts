import { sameValue } from '#kernel/same-value.js';
import { passTime } from '../../../support/api/pass-time.js';
import type { BoardState } from './board-state.js';
import type { Answered } from './call.js';
import { explain } from './explain.js';
import type { Company } from './given-board.js';
import { UndoStacks } from './undo-stacks.js';
import { callOfRequest } from './call-of-request.js';
import { sendCall } from './send-call.js';
import { shownBy, shownOf } from './shown.js';
import type { RandomRequest } from './random-requests.js';

/** Rounds between two checks of the boards. */
const LOOK_EVERY = 5;
/** Rounds after which so many minutes pass: a hold is over after the second time. */
const PASS_EVERY = 6;
const PASSING_MINUTES = 10;

/** Refusals and successes that occurred, with their counts. */
export type Tally = Map<string, number>;

/**
 * Lets the actors act round after round, all at once in each, and checks every answer and the
 * boards against the reference.
 * @returns the board as it is then
 * @throws when no order of the calls explains the answers
 */
export async function play(
  company: Company,
  start: BoardState,
  moments: readonly (readonly RandomRequest[])[],
  tally: Tally,
): Promise<BoardState> {
  const stacks = company.actors.map(() => new UndoStacks());
  let states = [start];
  for (const [moment, requests] of moments.entries()) {
    if (moment % PASS_EVERY === PASS_EVERY - 1) {
      await passTime(company.api, PASSING_MINUTES * 60_000, 'scheduling');
      states = states.map((one) => ({ ...one, clock: one.clock + PASSING_MINUTES }));
    }
    const seen = states[0] ?? start;
    const answers = await act(company, stacks, seen, requests);
    for (const { call, outcome } of answers) count(tally, `${call.kind} ${outcome.split(' ')[0]}`);
    const after = explain(states, answers);
    if (after.length === 0) throw unexplained(states, answers);
    const isLast = moment === moments.length - 1;
    const mustLook = after.length > 1 || moment % LOOK_EVERY === 0 || isLast;
    states = mustLook ? await look(company, after, answers) : after;
  }
  return states[0] ?? start;
}

async function act(
  { api, actors }: Company,
  stacks: readonly UndoStacks[],
  seen: BoardState,
  requests: readonly RandomRequest[],
): Promise<Answered[]> {
  return Promise.all(
    requests.map(async (request, index) => {
      const [client, stack] = [actors[index], stacks[index]];
      if (!client || !stack) throw new Error('More requests than actors');
      const again = request.kind === 'undo' || request.kind === 'redo' ? request.kind : undefined;
      const isStep = again !== undefined && stack.again(again, seen) !== undefined;
      const call = callOfRequest(request, seen, { stacks: stack, by: index });
      const senders = { client, admin: api.as('admin') };
      const answer = await sendCall(senders, api.branchId, seen, call);
      const isDone = answer.outcome.startsWith('OK');
      if (again && isStep) stack.settle(again, isDone);
      else if (isDone) stack.remember(call, seen);
      return answer;
    }),
  );
}

/** The one of the possible boards that the server shows. */
async function look(
  { api, actors: [client = api.anonymous] }: Company,
  possible: readonly BoardState[],
  answers: readonly Answered[],
): Promise<BoardState[]> {
  const shown = await shownBy(client, api.branchId, possible[0] as BoardState);
  const fitting = possible.filter((state) => sameValue(shownOf(state), shown));
  if (fitting.length > 0) return fitting;
  const wanted = possible.map(shownOf);
  throw new Error(`The boards show something else: ${JSON.stringify({ shown, wanted, answers })}`);
}

const unexplained = (states: readonly BoardState[], answers: readonly Answered[]): Error =>
  new Error(`No order explains these answers: ${JSON.stringify({ answers, states })}`);

const count = (tally: Tally, key: string): Tally => tally.set(key, (tally.get(key) ?? 0) + 1);
