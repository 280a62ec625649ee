import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './raw-requests.ts';

const longestMs = 2_000;
const quietMs = 100;

/** The status of every answer in what came back on a connection. */
export function statusesIn(answered: string): number[] {
  return [...answered.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

/**
 * Sends what the exchange says and ends the connection as it says; answers whatever came back. Who waits for an answer
 * waits until the server closes, or has said something and then nothing for a moment; at most two seconds, for a broken
 * length leaves it waiting for more.
 */
export function sendRaw(port: number, { pieces, end, afterMs }: Exchange): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.setNoDelay(true);
    // Not a reset: that would wait for what is still to be sent.
    socket.setTimeout(longestMs, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      answered += chunk.toString('latin1');
      socket.setTimeout(quietMs);
    });
    socket.once('close', () => resolve(answered));
    socket.once('connect', () => void speak());

    async function speak(): Promise<void> {
      for (const [number, piece] of pieces.entries()) {
        if (number > 0) await sleep(2);
        if (socket.destroyed) return;
        socket.write(piece);
      }
      if (end === 'after the answer') return;
      if (end === 'half-closed') {
        socket.end();
        return;
      }
      await sleep(afterMs);
      if (end === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    }
  });
}
