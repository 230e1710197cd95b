import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { SecretKey } from '../../../../platform/config/secret-key.js';
import { BOARD_PATH } from './board-path.js';

const PASS_MINUTES = 30;

/** The cookie of a visit to the dashboard: whose it is and until when, signed by the house. */
@Injectable()
export class BoardPass {
  static readonly SECONDS = PASS_MINUTES * 60;
  private readonly key: Buffer;

  constructor(
    secret: SecretKey,
    private readonly clock: Clock,
  ) {
    this.key = secret.derive('ops-board');
  }

  /** Behind https a name that a browser takes from this host only; such a cookie is for all its paths. */
  static cookieOn(protocol: string): { name: string; path: string } {
    return protocol === 'https'
      ? { name: '__Host-ops_board', path: '/' }
      : { name: 'ops_board', path: BOARD_PATH };
  }

  issue(employeeId: string): string {
    const claim = `${employeeId}.${Math.floor(this.clock.now().getTime() / 1_000) + BoardPass.SECONDS}`;
    return `${claim}.${this.sign(claim)}`;
  }

  /** @returns whose it is; undefined when it is forged, malformed or too old. */
  read(pass: string): string | undefined {
    const [employeeId = '', until = '', signature = ''] = pass.split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.sign(`${employeeId}.${until}`));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return Number(until) * 1_000 > this.clock.now().getTime() ? employeeId : undefined;
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.key).update(claim).digest('base64url');
  }
}
