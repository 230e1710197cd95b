import { at, report, times } from '../support/figures.mjs';
import { makeBusyMonth, MONTH } from './busy-month.mjs';

const ROUNDS = 200;
/** Milliseconds. */
const LONGEST = 60;

/**
 * How long POST /slots takes for a branch with a busy month.
 * @returns whether it is short enough
 */
export async function measureAnswers(server, client) {
  console.log(`Booking ${MONTH.days * MONTH.jobsADay} moves…`);
  const branchId = await makeBusyMonth(server.call);
  await client.query('analyze');
  const ask = (n, more = {}) =>
    server.call('POST', 'slots', {
      branchId,
      duration: 4,
      days: MONTH.days,
      stops: [
        { latitude: 35.5 + (n % 10) / 1_000, longitude: -97.5 },
        { latitude: 35.45, longitude: -97.55 },
      ],
      ...more,
    });
  const fine = [];
  for (const directLegs of [false, true]) {
    const { version } = await server.call('GET', `branch/${branchId}/planning`);
    await server.call('PUT', `branch/${branchId}/planning`, { version, directLegs });
    let n = 0;
    const took = await times(ROUNDS, () => ask((n += 1)));
    const how = directLegs ? 'direct legs' : 'by the yard';
    report(`slots, ${MONTH.days} days × ${MONTH.trucks} trucks, ${how}`, took);
    fine.push(at(took, 0.95) <= LONGEST);
  }
  await showPlan(client, await server.statementsOf(() => ask(0)));
  return fine.every(Boolean);
}

async function showPlan(client, statements) {
  const { text, values } = statements.find((one) => one.text.includes('v_operation_drive'));
  const { rows } = await client.query(`explain (analyze, costs off, timing off) ${text}`, values);
  for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
}
