import { tokenFor } from '../../testing/session-token';
import { closeStore, openStore, pageStore } from '../store';
import {
  currentSession,
  currentToken,
  endSession,
  followRoles,
  followSessionOfOtherTabs,
  onSessionChange,
  startSession,
} from '.';
import { sessionOf } from './session';

describe('session', () => {
  it('is nobody without a token [R-ACCESS-6]', () => {
    expect(currentSession()).toBeNull();
    expect(currentToken()).toBeNull();
  });

  it('reads who it is and the roles from the token [R-ACCESS-4]', () => {
    startSession(tokenFor(['sales', 'manager'], '65f0000000000000000000aa'));
    expect(currentSession()).toMatchObject({
      userId: '65f0000000000000000000aa',
      roles: ['sales', 'manager'],
    });
  });

  it('is in the page’s state, and what calls are sent with is not', () => {
    const token = tokenFor(['mover'], 'a');
    startSession(token);
    expect(currentToken()).toBe(token);
    const state: unknown = pageStore().getState();
    expect(state).toMatchObject({ session: { who: { userId: 'a', roles: ['mover'] } } });
    expect(JSON.stringify(state)).not.toContain(token);
  });

  it('stays the same object as long as nothing happens', () => {
    startSession(tokenFor(['mover']));
    expect(currentSession()).toBe(currentSession());
  });

  it('is over when the token has expired', () => {
    startSession(tokenFor(['mover'], '65f0000000000000000000aa', -1));
    expect(currentSession()).toBeNull();
    expect(currentToken()).toBeNull();
  });

  it('ignores roles that the house does not know, and text that is no token', () => {
    expect(sessionOf(tokenFor(['wizard' as never]))?.roles).toEqual([]);
    expect(sessionOf('rubbish')).toBeNull();
  });

  it('has the roles that the server sent, also after a reload, until the next sign-in', () => {
    startSession(tokenFor(['sales', 'manager'], 'a'));
    followRoles('b', ['admin']);
    expect(currentSession()?.roles).toEqual(['sales', 'manager']);
    followRoles('a', ['mover']);
    closeStore();
    expect(currentSession()?.roles).toEqual(['mover']);
    startSession(tokenFor(['sales'], 'a'));
    expect(currentSession()?.roles).toEqual(['sales']);
  });

  it('announces changed roles once, and the same ones not at all', () => {
    startSession(tokenFor(['sales', 'manager'], 'a'));
    const heard = jest.fn();
    const stop = onSessionChange(heard);
    followRoles('a', ['manager', 'sales']);
    expect(heard).not.toHaveBeenCalled();
    followRoles('a', ['mover']);
    followRoles('a', ['mover']);
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('announces sign-in and sign-out, and who it was before [R-ACCESS-6]', () => {
    const heard = jest.fn();
    const stop = onSessionChange((now, before) => void heard(now?.userId, before?.userId));
    startSession(tokenFor(['mover'], 'a'));
    endSession();
    stop();
    startSession(tokenFor(['mover'], 'a'));
    expect(heard.mock.calls).toEqual([
      ['a', undefined],
      [undefined, 'a'],
    ]);
  });

  it('begins and ends in all tabs at once', () => {
    followSessionOfOtherTabs(openStore().dispatch);
    const elsewhere = (token: string): void => {
      localStorage.setItem('token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    };
    elsewhere(tokenFor(['sales'], 'a'));
    expect(currentSession()).toMatchObject({ userId: 'a', roles: ['sales'] });
    elsewhere('');
    expect(currentSession()).toBeNull();
  });
});
