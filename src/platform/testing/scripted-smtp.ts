import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** At which step the server misbehaves. */
export type SmtpStage = 'greeting' | 'ehlo' | 'auth' | 'sender' | 'recipient' | 'data' | 'content';

/** An SMTP answer to give instead, `hang` for none, `drop` for a broken connection. */
export type SmtpFault = 'hang' | 'drop' | `${4 | 5}${number} ${string}`;

/** An SMTP server on a free local port that misbehaves when told to. */
export interface ScriptedSmtp {
  port: number;
  /** The commands it received, and the contents of messages. */
  commands: string[];
  contents: string[];
  /** Faults by step; one recipient's fault is set by `recipient:<address>`. */
  faults: Map<SmtpStage | `recipient:${string}`, SmtpFault>;
  close: () => Promise<void>;
}

const STAGE_OF: Readonly<Record<string, SmtpStage>> = {
  EHLO: 'ehlo',
  AUTH: 'auth',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'data',
};

const USUAL: Readonly<Record<SmtpStage, string>> = {
  greeting: '220 local ESMTP',
  ehlo: '250-local\r\n250 AUTH XOAUTH2 PLAIN',
  auth: '235 welcome',
  sender: '250 ok',
  recipient: '250 ok',
  data: '354 go ahead',
  content: '250 taken',
};

export async function startScriptedSmtp(): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const smtp: Omit<ScriptedSmtp, 'port' | 'close'> = {
    commands: [],
    contents: [],
    faults: new Map(),
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket, smtp);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...smtp,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, smtp: Pick<ScriptedSmtp, 'commands' | 'contents' | 'faults'>): void {
  let content: string | undefined;
  let rest = '';
  const answer = (stage: SmtpStage, detail = ''): void => {
    const fault = smtp.faults.get(`recipient:${detail}`) ?? smtp.faults.get(stage);
    if (fault === 'hang') return;
    if (fault === 'drop') socket.destroy();
    else socket.write(`${fault ?? USUAL[stage]}\r\n`);
    if (stage === 'data' && !fault) content = '';
  };
  const take = (line: string): void => {
    if (content !== undefined && line !== '.') {
      content += `${line}\n`;
    } else if (content !== undefined) {
      smtp.contents.push(content);
      content = undefined;
      answer('content');
    } else {
      smtp.commands.push(line);
      const stage = STAGE_OF[line.slice(0, 4).toUpperCase()];
      if (stage) answer(stage, /<(.*)>/.exec(line)?.[1]);
      else socket.write('250 ok\r\n');
    }
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  answer('greeting');
}
