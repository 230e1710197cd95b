import { BOOKINGS, TRUCKS } from './busy-day.mjs';
import { at, report, times } from '../support/figures.mjs';
import { openLine } from '../support/line.mjs';

const ROUNDS = 200;
/** Boards are requested all day long: a warmed-up server is measured. */
const WARM_UP = 1_500;

/** The day view compared with its statements, one after the other on one connection. */
export async function measureDayView(server, client, { branchId, day }) {
  const path = `movemanager/day_view/${day}/${branchId}`;
  const line = openLine(server);
  // Compressed, as a browser gets it; what a client does with it is not the server's time.
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
