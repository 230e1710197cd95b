/**
 * The figures of a running product with its demo company: the JavaScript that each page loads, and
 * the times of its three busiest calls. Start the product first, then run `npm run bench:figures`
 * (ORIGIN=http://localhost:3000 by default).
 */
import { openBrowser } from '../support/browser/open-browser.mjs';

const ORIGIN = process.env.ORIGIN ?? 'http://localhost:3000';
const API = `${ORIGIN}/api/v3`;
const ROUNDS = 200;

async function tokenOf(email) {
  const body = new URLSearchParams({ grant_type: 'password', username: email });
  const identity = await fetch(`${ORIGIN}/dev-idp/token`, { method: 'POST', body });
  const { id_token: idToken } = await identity.json();
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', headers, body: JSON.stringify({ idToken }) };
  return (await (await fetch(`${API}/access-token`, options)).json()).token;
}

function caller(token) {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}` };
    if (body) headers['content-type'] = 'application/json';
    const options = { method, headers, body: body && JSON.stringify(body) };
    const response = await fetch(`${API}/${path}`, options);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

/** `prepare` comes before each call and is not timed. */
async function times(name, work, prepare = () => undefined) {
  const took = [];
  for (let round = 0; round < ROUNDS + 20; round += 1) {
    await prepare();
    const began = performance.now();
    await work(round);
    if (round >= 20) took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(took.length * share)].toFixed(1);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   (${ROUNDS} calls)`);
}

async function measureCalls(call) {
  const branch = (await call('GET', 'branch')).find(({ name }) => name === 'Oklahoma City');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: branch.timezone }).format(new Date());
  const dayPath = `movemanager/day_view/${today}/${branch._id}`;
  await times('GET /customer (first page)', () => call('GET', 'customer'));
  await times('GET /customer?search=', () => call('GET', 'customer?search=garcia'));
  await times('GET /movemanager/day_view', () => call('GET', dayPath));
  const day = await call('GET', dayPath);
  const customer = day.customers.find(({ bookings }) =>
    bookings.some(({ operation }) => operation.unassigned),
  );
  const { operation } = customer.bookings.find((booking) => booking.operation.unassigned);
  const truck = await freeTruck(call, branch._id, operation, customer.nounce, day.trucks);
  let { nounce } = truck;
  const path = `assignment/operation/${branch._id}/${operation._id}`;
  const book = async () => {
    ({ nounce } = await call('PUT', path, { customerNounce: nounce, truck: truck.id }));
  };
  const unbook = async () => {
    ({ nounce } = await call('DELETE', `${path}?customerNounce=${nounce}&unassigned=true`));
  };
  await times('PUT assignment', book, unbook);
  await unbook();
}

async function freeTruck(call, branchId, operation, customerNounce, trucks) {
  for (const { _id } of trucks) {
    const body = { customerNounce, truck: _id };
    const booked = await call(
      'PUT',
      `assignment/operation/${branchId}/${operation._id}`,
      body,
    ).catch(() => null);
    if (booked) return { id: _id, nounce: booked.nounce };
  }
  throw new Error('No truck of the board is free for an unassigned move');
}

/** Compressed bytes of JavaScript on a cold cache. */
async function measurePages(token, customerId) {
  const browser = await openBrowser();
  const pages = [
    ['sign-in', '/signin', false],
    ['customer list', '/emma/customer', true],
    ['customer', `/emma/customer/${customerId}`, true],
    ['board', '/emma/move', true],
  ];
  for (const [name, path, signedIn] of pages) {
    const context = await browser.newContext();
    if (signedIn) await context.addInitScript((text) => localStorage.setItem('token', text), token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Map();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => scripts.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.get(requestId) === 'Script') bytes += encodedDataLength;
    });
    const began = performance.now();
    await page.goto(ORIGIN + path);
    await page.waitForLoadState('networkidle');
    const settled = performance.now() - began;
    console.log(
      `${name.padEnd(14)} JavaScript ${(bytes / 1024).toFixed(0)} kB sent   quiet after ${settled.toFixed(0)} ms`,
    );
    await context.close();
  }
  await browser.close();
}

const token = await tokenOf('manager@emma.test');
const call = caller(token);
await measureCalls(call);
const { customers } = await call('GET', 'customer');
await measurePages(token, customers[0]._id);
