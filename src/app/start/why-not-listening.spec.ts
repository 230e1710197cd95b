import { CannotStart } from '#platform/config/cannot-start.js';
import { whyNotListening } from './why-not-listening.js';

const why = (error: Error): unknown =>
  whyNotListening(error, { name: 'PORT', number: 4000 }, '192.0.2.1');

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('why a process cannot listen', () => {
  it.each([
    ['EADDRINUSE', 'Port 4000 is taken by another program; stop it, or set PORT to a free one.'],
    ['EACCES', 'This account may not serve on port 4000: set PORT to one above 1023.'],
    [
      'EADDRNOTAVAIL',
      'HOST is 192.0.2.1, which is no address of this machine: correct it, or leave it out.',
    ],
    [
      'ENOTFOUND',
      'HOST is 192.0.2.1, which is no address of this machine: correct it, or leave it out.',
    ],
  ])('says of %s what to set', (code, sentence) => {
    expect(why(withCode(code))).toEqual(new CannotStart(sentence));
  });

  it.each([
    ['a part took too long', withCode('AVV_ERR_PLUGIN_EXEC_TIMEOUT')],
    ['a hook failed', new Error('no rows')],
  ])('blames no setting where %s', (_, error) => {
    expect(why(error)).toBe(error);
  });
});
