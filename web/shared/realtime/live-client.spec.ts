import { onSessionDoubted } from '../auth';
import { pageStore } from '../store';
import { liveState, onReturn } from './connection-slice';
import { LiveClient, type LiveSocket } from './live-client';
import { contractViewersIn, viewersOfPageIn } from './viewers-slice';

type Handler = (payload?: unknown) => void;

/** The part of a socket that the client uses, driven by hand. */
class FakeSocket {
  connected = false;
  readonly sent: { event: string; payload: unknown; answer?: (value: unknown) => void }[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(event: string, handler: Handler): void {
    this.handlers.set(event, handler);
  }
  emit(event: string, payload: unknown, answer?: (value: unknown) => void): void {
    this.sent.push({ event, payload, answer });
  }
  disconnect(): void {
    this.receive('disconnect');
  }
  receive(event: string, payload?: unknown): void {
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    this.handlers.get(event)?.(payload);
  }
  answerLast(event: string, value: unknown): void {
    this.sent
      .filter((message) => message.event === event)
      .at(-1)
      ?.answer?.(value);
  }
}

const TOPIC = 'board:b:2026-11-21';

describe('LiveClient', () => {
  it('asks who is signed in when the server says so again: after a reconnection or a change of roles', () => {
    const socket = new FakeSocket();
    const client = new LiveClient();
    client.attach(socket as unknown as LiveSocket);
    const doubted = jest.fn();
    const stop = onSessionDoubted(doubted);
    socket.receive('connect');
    socket.receive('connection', { employeeId: 'e' });
    expect(doubted).not.toHaveBeenCalled();
    socket.receive('connection', { employeeId: 'e' });
    stop();
    expect(doubted).toHaveBeenCalledTimes(1);
  });

  const begin = () => {
    const socket = new FakeSocket();
    const client = new LiveClient();
    client.attach(socket as unknown as LiveSocket);
    socket.receive('connect');
    const onChange = jest.fn();
    const onGap = jest.fn();
    const stop = client.watch(TOPIC, { onChange, onGap });
    socket.answerLast('watch', { revision: 5 });
    onGap.mockClear();
    const change = (revision: number, what: unknown = { items: [] }) =>
      socket.receive('changed', { topic: TOPIC, revision, change: what });
    return { socket, client, onChange, onGap, stop, change };
  };

  it('hands on changes in order', () => {
    const { change, onChange, onGap } = begin();
    change(6);
    change(7);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('ignores what it has seen', () => {
    const { change, onChange } = begin();
    change(6);
    change(6);
    change(4);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('notices a missed change, and goes on from there', () => {
    const { change, onChange, onGap } = begin();
    change(8);
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
    change(9);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reads anew when a change was too large to send', () => {
    const { change, onGap } = begin();
    change(6, null);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it('watches again after a reconnection and reports only what was missed', () => {
    const { socket, onGap } = begin();
    socket.receive('disconnect');
    expect(liveState()).toBe('searching');
    socket.receive('connect');
    socket.answerLast('watch', { revision: 5 });
    expect(onGap).not.toHaveBeenCalled();
    socket.receive('disconnect');
    socket.receive('connect');
    socket.answerLast('watch', { revision: 9 });
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(liveState()).toBe('online');
  });

  it('asks to read again when there is room for the tab again', () => {
    const { socket, client } = begin();
    const returned = jest.fn();
    const stop = onReturn(returned);
    socket.receive('disconnect');
    client.refuse();
    expect(liveState()).toBe('full');
    expect(returned).not.toHaveBeenCalled();
    socket.receive('connect');
    expect(liveState()).toBe('online');
    expect(returned).toHaveBeenCalledTimes(1);
    stop();
  });

  it('asks once for two parts of a page and stops with the last', () => {
    const { socket, client, stop } = begin();
    const stopSecond = client.watch(TOPIC, { onChange: jest.fn(), onGap: jest.fn() });
    const sent = (event: string) => socket.sent.filter((message) => message.event === event).length;
    expect(sent('watch')).toBe(1);
    stop();
    expect(sent('unwatch')).toBe(0);
    stopSecond();
    expect(sent('unwatch')).toBe(1);
  });

  it('knows who is on a page, and joins again after a reconnection [R-LIVE-1]', () => {
    const { socket, client } = begin();
    const viewers = () => viewersOfPageIn(pageStore().getState(), '/emma/customer/1');
    const leave = client.join('/emma/customer/1');
    socket.answerLast('join', { pageId: '/emma/customer/1', employeeIds: ['a'] });
    socket.receive('viewers', { pageId: '/emma/customer/1', employeeIds: ['a', 'b'] });
    expect(viewers()).toEqual(['a', 'b']);
    socket.receive('disconnect');
    socket.receive('connect');
    expect(socket.sent.filter(({ event }) => event === 'join')).toHaveLength(2);
    leave();
    expect(socket.sent.at(-1)).toMatchObject({ event: 'leave' });
    expect(viewers()).toEqual([]);
  });

  it('follows who looks at which customer, also after a reconnection', () => {
    const { socket, client } = begin();
    const told = () => contractViewersIn(pageStore().getState());
    const stop = client.monitor();
    expect(told()).toBeNull();
    socket.receive('monitorupdate', { contracts: { c1: ['a'] } });
    expect(told()).toEqual({ c1: ['a'] });
    socket.receive('disconnect');
    socket.receive('connect');
    expect(socket.sent.filter(({ event }) => event === 'update_panopticon')).toHaveLength(2);
    stop();
    socket.receive('disconnect');
    socket.receive('connect');
    expect(socket.sent.filter(({ event }) => event === 'update_panopticon')).toHaveLength(2);
  });
});
