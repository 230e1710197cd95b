import type { SMTPTransportOptions } from 'nodemailer';
import type { DeliveryRecord, HandOver, MailMessage, MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/** One branch's account at Google, and the application that may use it. */
export interface GoogleAccount {
  user: string;
  refreshToken: string;
  clientId: string;
  clientSecret: string;
}

/** Where Google's services are reached. */
export interface GoogleServices {
  smtp: SMTPTransportOptions;
  tokenUrl: string;
  messagesUrl: string;
}

const GOOGLE: GoogleServices = {
  smtp: { host: 'smtp.gmail.com', port: 465, secure: true },
  tokenUrl: 'https://oauth2.googleapis.com/token',
  messagesUrl: 'https://gmail.googleapis.com/gmail/v1/users/me/messages',
};

/** Google's mail server with a branch's own refresh token; its mailbox records what was sent. */
export class GoogleTransport implements MailTransport {
  private readonly smtp: SmtpTransport;

  constructor(
    private readonly account: GoogleAccount,
    private readonly timeoutMs: number,
    private readonly services: GoogleServices = GOOGLE,
  ) {
    const auth = { type: 'OAuth2', accessUrl: services.tokenUrl, ...account };
    this.smtp = new SmtpTransport({ ...services.smtp, auth }, timeoutMs);
  }

  deliver(message: MailMessage): Promise<HandOver> {
    return this.smtp.deliver(message);
  }

  /** A message that is not found may still be on its way into the mailbox: that proves nothing. */
  async recordOf(messageId: string): Promise<DeliveryRecord> {
    try {
      const found = await this.find(messageId);
      return found > 0 ? 'delivered' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  private async find(messageId: string): Promise<number> {
    const url = new URL(this.services.messagesUrl);
    url.searchParams.set('q', `rfc822msgid:${messageId.replace(/[<>]/g, '')}`);
    const authorization = `Bearer ${await this.accessToken()}`;
    const answer = await this.ask<{ messages?: unknown[] }>(url, { headers: { authorization } });
    return answer.messages?.length ?? 0;
  }

  private async accessToken(): Promise<string> {
    const { clientId, clientSecret, refreshToken } = this.account;
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    });
    const answer = await this.ask<{ access_token: string }>(new URL(this.services.tokenUrl), {
      method: 'POST',
      body,
    });
    return answer.access_token;
  }

  private async ask<Answer>(url: URL, request: RequestInit): Promise<Answer> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const response = await fetch(url, { ...request, signal });
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
    return (await response.json()) as Answer;
  }
}
