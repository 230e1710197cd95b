import { report, times } from '../support/figures.mjs';

const ROUNDS = 100;
const BUSIEST_SEEDED = `
  select t.branch_id as id
  from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
       join branches.v_branch b on b.id = t.branch_id
  where o.day >= current_date and b.name not like 'Bench %'
  group by 1 order by count(*) desc limit 1`;

/** The search for free slots, and what the database does for the largest read of it. */
export async function measureAvailability(server, client, name, branchId) {
  for (const days of [28, 90]) {
    const path = `movemanager/availability/${branchId}?days=${days}`;
    const search = () => server.call('GET', path);
    report(`availability, ${days} days, ${name}`, await times(ROUNDS, search));
    if (days === 90) await showPlan(client, await server.statementsOf(search));
  }
}

/** The branch of the seed program's with the most to look at. */
export async function busiestSeededBranch(client) {
  const { rows } = await client.query(BUSIEST_SEEDED);
  return rows[0].id;
}

async function showPlan(client, statements) {
  const { text, values } = statements.find((one) => one.text.includes('v_occupancy'));
  const { rows } = await client.query(`explain (analyze, costs off, timing off) ${text}`, values);
  for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
}
