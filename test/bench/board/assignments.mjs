import { makeTruck } from './busy-day.mjs';
import { report, sorted } from '../support/figures.mjs';

const ROUNDS = 100;
const WARM_UP = 10;

/** Puts one move on its truck again and again; taking it off in between is not counted. */
export async function measureAssignment({ call }, { path, booked }) {
  const [move] = booked;
  const took = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const query = `customerNounce=${move.nounce}&unassigned=true`;
    ({ nounce: move.nounce } = await call('DELETE', `${path(move)}?${query}`));
    const began = performance.now();
    const body = { customerNounce: move.nounce, truck: move.truck };
    ({ nounce: move.nounce } = await call('PUT', path(move), body));
    if (round >= 0) took.push(performance.now() - began);
  }
  report('assign', sorted(took));
}

/** All moves that are on no board, at the same moment, on the same hours of one truck. */
export async function measureConcurrentBookings({ call }, { branchId, path, loose }) {
  const { _id: truck } = await makeTruck(call, branchId, 'Contended');
  const began = performance.now();
  const answers = await Promise.all(
    loose.map((move) => {
      const body = { customerNounce: move.nounce, truck };
      return call('PUT', path(move), body, { raw: true });
    }),
  );
  const took = performance.now() - began;
  const count = (wanted) => answers.filter(({ status }) => status === wanted).length;
  console.log(
    `${loose.length} tries on one slot: ${count(200)} won, ${count(409)} refused, all answered after ` +
      `${took.toFixed(0)} ms (aim: within 2,000 ms)`,
  );
}
