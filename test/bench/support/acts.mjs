/** What people do through the API, each on a connection of their own; versions are those of the last answers. */

const versions = new Map();
/** The calls that put moves without a truck back on theirs. */
const off = new Set();
let changes = 0;

const versionOf = async (line, customer) =>
  versions.get(customer) ?? (await line.call('GET', `customer/${customer}`)).nounce;

export async function assign(line, { customer, path, truck }) {
  const body = { customerNounce: await versionOf(line, customer), truck };
  versions.set(customer, (await line.call('PUT', path, body)).nounce);
  off.delete(path);
}

export async function unassign(line, { customer, path }) {
  const query = `customerNounce=${await versionOf(line, customer)}&unassigned=true`;
  versions.set(customer, (await line.call('DELETE', `${path}?${query}`)).nounce);
  off.add(path);
}

/** Off its truck, or back on it. */
export const assignInTurn = (line, move) => (off.has(move.path) ? assign : unassign)(line, move);

/** The page sends every stop by its id, and of the one that was typed in what is new. */
export async function save(line, { customer, activity, stops }) {
  const [changed, ...others] = stops;
  changes += 1;
  const locations = [{ _id: changed, unit: `${changes}` }, ...others.map((_id) => ({ _id }))];
  const body = {
    nounce: await versionOf(line, customer),
    move: { activities: [{ _id: activity, locations }] },
  };
  versions.set(customer, (await line.call('PUT', `customermgt/${customer}`, body)).nounce);
}
