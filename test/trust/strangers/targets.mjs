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
  branchId: 'all',
  branch: 'all',
  filter: 'all',
  sort: 'name',
  order: 'asc',
  search: 'gomez',
  date: '2027-03-10',
  state: 'failed',
  latitude: '35.48',
  longitude: '-97.52',
};
const ID = '65f0000000000000000000aa';

/**
 * What there is to attack, of the document that the server generates.
 * @returns {Promise<{ reads: string[], words: string[] }>} `reads`: GET calls with ids and queries filled
 *   in; `words`: every part of every path
 */
export async function readTargets(origin) {
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [address(path, get.parameters ?? [])] : [],
  );
  const words = new Set(Object.keys(document.paths).flatMap((path) => path.split(/[/{}.]+/)));
  return { reads, words: [...words].filter(Boolean) };
}

function address(path, parameters) {
  const value = (name) => USUAL[name] ?? (/id$/i.test(name) ? ID : name);
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
