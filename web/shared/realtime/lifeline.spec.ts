import { Lifeline } from './lifeline';
import type { LiveSocket } from './live-client';

type Handler = (payload?: unknown) => void;

/** A socket whose server, and the network to it, are driven by hand. */
class FakeSocket {
  connected = false;
  /** Answers at once. */
  alive = true;
  /** Lets a new connection through. */
  open = true;
  dials = 0;
  private readonly handlers = new Map<string, Handler>();

  on = (event: string, handler: Handler) => this.handlers.set(event, handler);
  off = (event: string) => this.handlers.delete(event);
  emit = (_event: string, answer: () => void) => this.alive && answer();

  connect(): void {
    this.dials += 1;
    if (!this.open) return;
    this.connected = true;
    this.tell('connect');
  }
  disconnect(): this {
    if (this.connected) this.drop('io client disconnect');
    return this;
  }
  /** The server, or the browser, closes it. */
  drop(reason = 'transport close'): void {
    this.connected = false;
    this.tell('disconnect', reason);
  }
  tell(event: string, payload?: unknown): void {
    this.handlers.get(event)?.(payload);
  }
}

describe('Lifeline', () => {
  let socket: FakeSocket;
  let line: Lifeline;
  const [heard, lost, full, doubted] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    socket = new FakeSocket();
    line = new Lifeline(socket as unknown as LiveSocket, {
      heard,
      lost,
      full,
      onUnauthorized: doubted,
    });
    line.start();
  });
  afterEach(() => {
    line.stop();
    jest.useRealTimers();
  });

  it('says nothing while the server answers', () => {
    jest.advanceTimersByTime(60_000);
    expect(heard.mock.calls.length).toBeGreaterThan(50);
    expect(lost).not.toHaveBeenCalled();
    expect(socket.dials).toBe(1);
  });

  it('notices within 3 s that packets are lost in silence, and dials again', () => {
    jest.advanceTimersByTime(4_321);
    [socket.alive, socket.open] = [false, false];
    jest.advanceTimersByTime(2_600);
    expect(lost).toHaveBeenCalled();
    expect(socket.connected).toBe(false);
    jest.advanceTimersByTime(3_000);
    expect(socket.dials).toBeGreaterThan(1);
  });

  it('is there again soon after the network is', () => {
    [socket.alive, socket.open] = [false, false];
    jest.advanceTimersByTime(30_000);
    expect(socket.connected).toBe(false);
    [socket.alive, socket.open] = [true, true];
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(1);
    expect(socket.connected).toBe(true);
  });

  it('gives each attempt into a dead network up, so that the next one can succeed', () => {
    socket.open = false;
    socket.drop();
    jest.advanceTimersByTime(20_000);
    const before = socket.dials;
    socket.open = true;
    jest.advanceTimersByTime(8_000);
    expect(before).toBeGreaterThan(4);
    expect(socket.connected).toBe(true);
  });

  it('says nothing of a connection that comes back at once', () => {
    socket.drop();
    jest.advanceTimersByTime(900);
    expect(socket.connected).toBe(true);
    jest.advanceTimersByTime(5_000);
    expect(lost).not.toHaveBeenCalled();
  });

  it('comes back after the server closed the connection or refused one', () => {
    socket.open = false;
    socket.drop();
    jest.advanceTimersByTime(600);
    socket.tell('connect_error', new Error('UNAVAILABLE'));
    expect(lost).not.toHaveBeenCalled();
    socket.open = true;
    jest.advanceTimersByTime(600);
    expect(socket.connected).toBe(true);
  });

  it('doubts at once that one is signed in when the server itself ends the connection', () => {
    socket.drop('io server disconnect');
    expect(doubted).toHaveBeenCalledTimes(1);
  });

  it('doubts it too when the token is refused, and at no other loss', () => {
    socket.open = false;
    socket.drop();
    jest.advanceTimersByTime(600);
    socket.tell('connect_error', new Error('UNAVAILABLE'));
    socket.tell('connect_error', Object.assign(new Error(), { data: { code: 'ANOTHER' } }));
    jest.advanceTimersByTime(30_000);
    expect(doubted).not.toHaveBeenCalled();
    const refusal = Object.assign(new Error(), { data: { code: 'UNAUTHENTICATED' } });
    socket.tell('connect_error', refusal);
    expect(doubted).toHaveBeenCalledTimes(1);
  });

  it('asks less often where its token is refused', () => {
    socket.open = false;
    socket.drop();
    jest.advanceTimersByTime(600);
    const before = socket.dials;
    const refusal = Object.assign(new Error(), { data: { code: 'UNAUTHENTICATED' } });
    socket.tell('connect_error', refusal);
    jest.advanceTimersByTime(4_000);
    expect(socket.dials).toBe(before);
  });

  it('calls a tab too many not lost, asks calmly again, and comes in once there is room', () => {
    socket.open = false;
    socket.drop();
    const refusal = Object.assign(new Error(), { data: { code: 'TOO_MANY_CONNECTIONS' } });
    jest.advanceTimersByTime(600);
    socket.tell('connect_error', refusal);
    const before = socket.dials;
    jest.advanceTimersByTime(14_000);
    expect(socket.dials).toBe(before);
    expect(full).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
    socket.open = true;
    jest.advanceTimersByTime(1_000);
    expect(socket.connected).toBe(true);
  });

  it('notices that the server went away while there was no room', () => {
    socket.open = false;
    socket.drop();
    jest.advanceTimersByTime(600);
    const refusal = Object.assign(new Error(), { data: { code: 'TOO_MANY_CONNECTIONS' } });
    socket.tell('connect_error', refusal);
    jest.advanceTimersByTime(19_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('takes a tab that stood still for no silence of the server', () => {
    socket.alive = false;
    jest.advanceTimersByTime(1_000);
    jest.setSystemTime(Date.now() + 60_000);
    jest.advanceTimersByTime(1_000);
    socket.alive = true;
    expect(lost).not.toHaveBeenCalled();
  });
});
