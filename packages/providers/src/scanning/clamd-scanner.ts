import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type FileScanner, ScannerUnansweredError, type ScanVerdict } from './port.ts';

export type ClamdPlace = {
  /** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
  readonly url: string;
  /** How long the other side may keep silent or take no more, in milliseconds. */
  readonly silenceMs?: number;
  /** More than this of one file is not sent; clamd has a limit of its own, StreamMaxLength. */
  readonly mostBytes?: number;
};

const mostOfAnswer = 4_096;
const longestPiece = 64 * 1024;

/** Where clamd listens, or null for an address that names no place. */
export function clamdPlace(
  url: string,
): { readonly host: string; readonly port: number } | { readonly path: string } | null {
  const path = /^unix:(\/.+)$/.exec(url)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?\/?$/i.exec(url) ?? [];
  if (host === undefined || Number(port ?? 1) > 65_535) return null;
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port ?? 3_310) };
}

function verdictOf(answer: string): ScanVerdict {
  if (/^stream: OK$/.test(answer)) return { isClean: true };
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { isClean: false, found };
  throw new ScannerUnansweredError(answer === '' ? 'clamd closed the connection' : answer.slice(0, 200));
}

/** What the other side says until it ends its answer with a NUL or the connection. */
function answerOf(socket: Socket, silenceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(silenceMs, () => {
      reject(new ScannerUnansweredError(`clamd was silent for ${silenceMs} ms`));
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\0');
      if (end !== -1) resolve(text.slice(0, end));
      else if (text.length > mostOfAnswer) reject(new ScannerUnansweredError('clamd said too much'));
    });
    socket.on('error', (cause) => reject(new ScannerUnansweredError(cause.message, { cause })));
    socket.on('close', () => resolve(text));
  });
}

function piece(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([length, bytes]);
}

/** Writes, and waits for room; false where the other side has ended. */
async function send(socket: Socket, bytes: Buffer): Promise<boolean> {
  if (socket.destroyed || !socket.writable) return false;
  if (socket.write(bytes)) return true;
  await new Promise<void>((resolve) => {
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });
  return !socket.destroyed;
}

/** Sends the bytes until they end or an answer is there, which clamd may have before the end. */
async function stream(socket: Socket, bytes: Readable, mostBytes: number, isAnswered: () => boolean): Promise<void> {
  let sent = 0;
  if (!(await send(socket, Buffer.from('zINSTREAM\0', 'latin1')))) return;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    sent += chunk.byteLength;
    if (sent > mostBytes) throw new ScannerUnansweredError(`the file has more than ${mostBytes} bytes`);
    for (let at = 0; at < chunk.byteLength; at += longestPiece) {
      if (isAnswered()) return;
      if (!(await send(socket, piece(chunk.subarray(at, at + longestPiece))))) return;
    }
  }
  await send(socket, piece(Buffer.alloc(0)));
}

/**
 * Asks clamd, by INSTREAM over a socket of its own for each file. Whatever is no verdict leaves the file in quarantine: an
 * error of clamd, such as its limit of size, a silence, a place where nobody listens.
 */
export function createClamdScanner({
  url,
  silenceMs = 60_000,
  mostBytes = 512 * 1024 * 1024,
}: ClamdPlace): FileScanner {
  const place = clamdPlace(url);
  if (place === null) throw new Error('CLAMD_URL is tcp://host:port or unix:/path');
  return {
    async scan(bytes) {
      const socket = connect(place);
      try {
        let answered = false;
        const answer = answerOf(socket, silenceMs).finally(() => {
          answered = true;
        });
        // Whichever fails first is what is told; a broken file is none of the scanner's.
        const sending = stream(socket, bytes, mostBytes, () => answered);
        await Promise.race([answer, sending]);
        return verdictOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}
