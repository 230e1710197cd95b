import { BOOKINGS, TRUCKS } from './busy-day.mjs';
import { at, report, times } from '../support/figures.mjs';
import { openLine } from '../support/line.mjs';

const ROUNDS = 200;
/** A board is asked for all day long: what is measured is a server that has been asked for a while. */
const WARM_UP = 1_500;

/** The day view beside the statements that it is made of, one after the other on one connection. */
export async function measureDayView(server, client, { branchId, day }) {
  const path = `movemanager/day_view/${day}/${branchId}`;
  const line = openLine(server);
  // Compressed, as a browser gets it; what a client makes of it is not the server's.
  const view = () => line.bytes(path, 'br');
  await view();
  const statements = await server.statementsOf(view);
  const [json, sent] = [await line.bytes(path), await view()].map(({ length }) =>
    length.toLocaleString('en-US'),
  );
  const size = `${json} bytes, ${sent} as sent`;
  for (let round = 0; round < WARM_UP; round += 1) await view();
  const bare = await times(ROUNDS, async () => {
    for (const [n, statement] of statements.entries()) {
      await client.query({ name: `day_${n}`, ...statement });
    }
  });
  const whole = await times(ROUNDS, view);
  line.close();
  report(`day view, ${TRUCKS} trucks × ${BOOKINGS} bookings`, whole, size);
  report(`  its ${statements.length} statements alone`, bare);
  const [middle, slow] = [0.5, 0.95].map((share) =>
    (at(whole, share) / at(bare, share)).toFixed(2),
  );
  console.log(`  ratio ${middle} at p50, ${slow} at p95 (aim: at most 1.50)`);
}
