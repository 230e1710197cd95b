import { Logger } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AppConfig } from '../config/app.config.js';
import { loadConfig } from '../config/load-config.js';
import { RealtimeConfig } from './realtime.config.js';
import { SocketOrigins } from './socket-origins.js';

const HOST = 'emma.example.com';

describe('SocketOrigins', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  const letsIn = (origin: string | undefined, settings: Record<string, string> = {}): boolean =>
    new SocketOrigins(loadConfig(AppConfig, settings), loadConfig(RealtimeConfig, settings)).lets({
      headers: { host: HOST, ...(origin !== undefined && { origin }) },
    });

  it('lets in programs, which say no origin', () => {
    expect(letsIn(undefined)).toBe(true);
    expect(letsIn(undefined, { PUBLIC_URL: 'https://emma.example.com' })).toBe(true);
  });

  it.each([
    ['https://emma.example.com', true],
    ['http://emma.example.com', true],
    ['https://emma.example.com:8443', false],
    ['https://emma.example.com.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
  ])('without a public address, has %j by the host that was asked: %j', (origin, expected) => {
    expect(letsIn(origin)).toBe(expected);
  });

  it.each([
    ['https://office.example.com', true],
    ['http://office.example.com', false],
    ['https://emma.example.com', false],
    ['https://wall.example.com:8443', true],
    ['http://localhost:5173', true],
  ])('with a public address and further ones, has %j by those: %j', (origin, expected) => {
    const settings = {
      PUBLIC_URL: 'https://office.example.com/',
      SOCKET_ORIGINS: 'https://wall.example.com:8443, http://localhost:5173',
    };
    expect(letsIn(origin, settings)).toBe(expected);
  });
});
