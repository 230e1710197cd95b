/**
 * Preloaded into the measured server: between the messages 'record' and 'stop' it records every
 * statement that goes to the database, and then sends them to the parent. Asked for 'cpu' it tells the seconds of a
 * core that it has taken so far.
 */
import pg from 'pg';
import { machineTime } from './machine-time.mjs';

let kept;
/** The driver takes a statement as an object, or as its text with its values after it. */
const asObject = (statement, [values]) =>
  typeof statement === 'string'
    ? { text: statement, values: Array.isArray(values) ? values : [] }
    : statement;

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (statement, ...rest) {
  if (kept) {
    const { name, text, values = [] } = asObject(statement, rest);
    kept.push({ at: machineTime(), ...(name && { name }), text, values });
  }
  return query.call(this, statement, ...rest);
};

process.on('message', (message) => {
  if (message === 'record') {
    kept = [];
    process.send('recording');
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send((user + system) / 1e6);
  }
  if (message === 'stop') {
    process.send(kept);
    kept = undefined;
  }
});
process.channel?.unref();
