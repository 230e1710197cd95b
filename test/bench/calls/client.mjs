/** A process that calls a server, so that the client's work is not counted as the server's. */
import { serveHelper } from '../support/helper.mjs';
import { openLine } from '../support/line.mjs';
import { forAWhile } from './for-a-while.mjs';

const lines = new Map();
/** The version of each customer, from the last answer. */
const versions = new Map();
/** The calls that put moves without a truck back on theirs. */
const off = new Set();
let changes = 0;

/** That many connections to a server; they stay open. */
function linesTo({ origin, tokens }, count) {
  const open = lines.get(origin) ?? [];
  while (open.length < count) {
    open.push(openLine({ origin, token: tokens[open.length % tokens.length] }));
  }
  lines.set(origin, open);
  return open;
}

const versionOf = async (line, customer) =>
  versions.get(customer) ?? (await line.call('GET', `customer/${customer}`)).nounce;

async function assign(line, { customer, path, truck }) {
  const body = { customerNounce: await versionOf(line, customer), truck };
  versions.set(customer, (await line.call('PUT', path, body)).nounce);
  off.delete(path);
}

async function unassign(line, { customer, path }) {
  const query = `customerNounce=${await versionOf(line, customer)}&unassigned=true`;
  versions.set(customer, (await line.call('DELETE', `${path}?${query}`)).nounce);
  off.add(path);
}

/** The page sends every stop by its id, and of the one that was typed in what is new. */
async function save(line, { customer, activity, stops }) {
  const [changed, ...others] = stops;
  changes += 1;
  const locations = [{ _id: changed, unit: `${changes}` }, ...others.map((_id) => ({ _id }))];
  const body = {
    nounce: await versionOf(line, customer),
    move: { activities: [{ _id: activity, locations }] },
  };
  versions.set(customer, (await line.call('PUT', `customermgt/${customer}`, body)).nounce);
}

/** One call of each kind on a connection, about its target. */
const CALLS = {
  read: (line, { path }) => line.bytes(path),
  assign,
  unassign,
  inTurn: (line, target) => (off.has(target.path) ? assign : unassign)(line, target),
  save,
};

serveHelper(
  ({ server, kind, targets, ms, atOnce }) => {
    const open = linesTo(server, atOnce);
    return forAWhile({ ms, atOnce }, (worker) =>
      CALLS[kind](open[worker], targets[worker % targets.length]),
    );
  },
  () => [...lines.values()].flat().forEach((line) => line.close()),
);
