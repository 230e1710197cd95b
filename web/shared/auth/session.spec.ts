import { tokenFor } from '../../testing/session-token';
import {
  currentSession,
  endSession,
  followRoles,
  forgetSession,
  onSessionChange,
  sessionOf,
  startSession,
} from './session';

describe('session', () => {
  it('is nobody without a token', () => {
    expect(currentSession()).toBeNull();
  });

  it('reads who it is and the roles from the token', () => {
    startSession(tokenFor(['sales', 'manager'], '65f0000000000000000000aa'));
    expect(currentSession()).toMatchObject({
      userId: '65f0000000000000000000aa',
      roles: ['sales', 'manager'],
    });
  });

  it('stays the same object as long as the token does', () => {
    startSession(tokenFor(['mover']));
    expect(currentSession()).toBe(currentSession());
  });

  it('is over when the token has expired', () => {
    startSession(tokenFor(['mover'], '65f0000000000000000000aa', -1));
    expect(currentSession()).toBeNull();
  });

  it('ignores roles that the house does not know, and text that is no token', () => {
    expect(sessionOf(tokenFor(['wizard' as never]))?.roles).toEqual([]);
    expect(sessionOf('rubbish')).toBeNull();
  });

  it('has the roles that the server told, also after a reload, until the next sign-in', () => {
    startSession(tokenFor(['sales', 'manager'], 'a'));
    followRoles('b', ['admin']);
    expect(currentSession()?.roles).toEqual(['sales', 'manager']);
    followRoles('a', ['mover']);
    forgetSession();
    expect(currentSession()?.roles).toEqual(['mover']);
    expect(currentSession()).toBe(currentSession());
    startSession(tokenFor(['sales'], 'a'));
    expect(currentSession()?.roles).toEqual(['sales']);
  });

  it('tells of other roles once, and not of the same ones', () => {
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

  it('tells of sign-in and sign-out', () => {
    const heard = jest.fn();
    const stop = onSessionChange(heard);
    startSession(tokenFor(['mover']));
    endSession();
    stop();
    startSession(tokenFor(['mover']));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
