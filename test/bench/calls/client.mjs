/** A process that calls a server, so that the client's work is not counted as the server's. */
import { assign, assignInTurn, save, unassign } from '../support/acts.mjs';
import { serveHelper } from '../support/helper.mjs';
import { openLine } from '../support/line.mjs';
import { forAWhile } from './for-a-while.mjs';

const lines = new Map();

/** That many connections to a server; they stay open. */
function linesTo({ origin, tokens }, count) {
  const open = lines.get(origin) ?? [];
  while (open.length < count) {
    open.push(openLine({ origin, token: tokens[open.length % tokens.length] }));
  }
  lines.set(origin, open);
  return open;
}

/** One call of each kind on a connection, about its target. */
const CALLS = {
  read: (line, { path }) => line.bytes(path),
  assign,
  unassign,
  inTurn: assignInTurn,
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
