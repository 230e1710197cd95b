/** Values by which a call goes further than its first check; the others take their name. */
const USUAL = {
  zip: '73103',
  duration: '4',
  page: '1',
  size: '5',
  start: '2027-01-01',
  end: '2027-02-01',
  from: '2027-01-01',
  to: '2027-01-31',
  branch: 'all',
  filter: 'all',
  sort: 'name',
  order: 'asc',
  search: 'gomez',
  date: '2027-03-10',
  state: 'failed',
  latitude: '35.48',
  longitude: '-97.52',
  includeInactive: 'true',
  includeRentals: 'true',
  all: 'true',
  q: '12 main',
  address: '12 Main St, Oklahoma City, OK 73103',
  at: '2027-03-10T14:00:00Z',
  slots: '2',
  days: '5',
  requiresLift: 'false',
  type: 'UPDATED',
  entity: 'customer',
  name: 'mail',
};
/** Where a call means something else by a name. */
const OF_CALL = {
  '/api/v3/maps/legs': { from: '35.48,-97.52', to: '35.40,-97.60' },
};
/** The development sign-in's list of people, which is in no document. */
const PEOPLE = '/dev-idp/?q=mari';
/** Of nothing that there is. */
const ID = '65f0000000000000000000aa';

/**
 * What there is to attack, of the document that the server generates.
 * @param {string} token of somebody who may look for things that there are
 * @returns {Promise<{ reads: string[], words: string[] }>} `reads`: GET calls with ids and queries filled
 *   in; `words`: every part of every path
 */
export async function readTargets(origin, token) {
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const known = { ...USUAL, ...(await idsOf(origin, token)) };
  const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [address(path, get.parameters ?? [], known)] : [],
  );
  const words = new Set(Object.keys(document.paths).flatMap((path) => path.split(/[/{}.]+/)));
  return { reads: [...reads, PEOPLE], words: [...words].filter(Boolean) };
}

/** Of one of each kind, by the names that calls have for them. */
async function idsOf(origin, token) {
  const ask = async (path) => {
    const answer = await fetch(`${origin}/api/v3/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  const [branch] = await ask('branch');
  const [employee] = await ask('employee?branch=all&filter=all');
  const { customers } = await ask('customer?page=1&size=1&branch=all');
  const customerId = customers[0]._id;
  return { branchId: branch._id, employeeId: employee._id, customerId, contractId: customerId };
}

function address(path, parameters, known) {
  const values = { ...known, ...OF_CALL[path] };
  const value = (name) => encodeURIComponent(values[name] ?? (/id$/i.test(name) ? ID : name));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => value(name));
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${value(name)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** A bearer token by the development provider. */
export async function signIn(origin, username) {
  const form = new URLSearchParams({ grant_type: 'password', username });
  const identity = await fetch(`${origin}/dev-idp/token`, { method: 'POST', body: form });
  const { id_token: idToken } = await identity.json();
  const answer = await fetch(`${origin}/api/v3/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return (await answer.json()).token;
}
