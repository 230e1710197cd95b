import { tokenFor } from '../../testing/session-token';
import { actionWithoutSecrets, withoutSecrets } from './without-secrets';

const TOKEN = tokenFor(['sales']);

describe('what developers see', () => {
  it.each([
    ['an answer to a sign-in', { payload: { token: TOKEN } }, { payload: { token: '•••' } }],
    ['a token sent as it is', { arg: TOKEN }, { arg: '•••' }],
    ['a header', { authorization: `Bearer ${TOKEN}` }, { authorization: 'Bearer •••' }],
    ['a code’s other half', [{ codeVerifier: 'abc' }], [{ codeVerifier: '•••' }]],
    ['a password', { deep: { password: 'hunter2' } }, { deep: { password: '•••' } }],
    ['a ticket', '/ops/queues?ticket=4711&x=1', '/ops/queues?ticket=•••&x=1'],
    ['a feed', 'https://emma.test/calendar/4711.ics', 'https://emma.test/calendar/•••'],
  ])('is not %s', (_what, held, shown) => {
    expect(withoutSecrets<unknown>(held)).toEqual(shown);
  });

  it('is all else, as it is', () => {
    const when = new Date();
    const state = { name: 'Gomez', at: [1, null, undefined, true], when, token: null };
    expect(withoutSecrets(state)).toEqual(state);
    expect(withoutSecrets(state).when).toBe(when);
  });

  it('is looked through once', () => {
    const state = { part: { name: 'Gomez' } };
    expect(withoutSecrets(state)).toBe(withoutSecrets(state));
    expect(actionWithoutSecrets({ type: 'x', payload: state }).payload).toBe(withoutSecrets(state));
  });
});
