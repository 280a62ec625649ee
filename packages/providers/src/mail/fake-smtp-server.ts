import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type FakeSmtpServer = {
  readonly url: string;
  /** Whole messages, as they came. */
  readonly received: readonly string[];
  readonly recipients: readonly string[];
};

/** Just enough of RFC 5321 to take a mail, or to answer `RCPT TO` with the given refusal. */
export async function startFakeSmtpServer(refusal?: string): Promise<FakeSmtpServer> {
  const received: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let message: string | null = null;
    let rest = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line}\r\n`;
          return;
        }
        received.push(message);
        message = null;
        reply('250 taken');
        return;
      }
      if (line.startsWith('RCPT TO:')) {
        recipients.push(line.slice('RCPT TO:'.length));
        reply(refusal ?? '250 ok');
      } else if (line === 'DATA') {
        message = '';
        reply('354 go ahead');
      } else if (line.startsWith('EHLO')) reply('250-fake\r\n250 AUTH PLAIN');
      else if (line.startsWith('AUTH')) reply('535 wrong password');
      else reply(line === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('error', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    reply('220 fake');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received, recipients };
}
