import { connect, type Socket } from 'node:net';

export type Reply = { readonly status: number; readonly body: Buffer };

/** One keep-alive connection that carries one request at a time; made again when the server closed it while it waited. */
export type Connection = {
  /** Sends the bytes of a whole request. */
  ask(request: Buffer): Promise<Reply>;
  close(): void;
};

/** A connection that can be lost. */
type Once = Connection & { readonly hasBegunToAnswer: () => boolean };

class ClosedError extends Error {}

const isClosing = (error: unknown): boolean =>
  error instanceof ClosedError ||
  (error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'));

const headEnd = Buffer.from('\r\n\r\n');

/** The first reply in the bytes, when they hold all of it. */
function replyIn(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`A reply without content-length:\n${head}`);
  const bodyStart = end + headEnd.length;
  if (bytes.length < bodyStart + Number(length)) return undefined;
  return { status: Number(head.slice(9, 12)), body: bytes.subarray(bodyStart, bodyStart + Number(length)) };
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

/** Node's own HTTP client takes as long as a small answer does: this one reads status, length and body, no more. */
async function openOnce(port: number): Promise<Once> {
  const socket = await opened(port);
  let bytes: Buffer = Buffer.alloc(0);
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new ClosedError('The server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    try {
      const reply = replyIn(bytes);
      if (reply === undefined) return;
      bytes = Buffer.alloc(0);
      waiting?.resolve(reply);
      waiting = undefined;
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) throw new ClosedError('The server closed the connection while it waited for its turn');
        waiting = { resolve, reject };
        socket.write(request);
      }),
    hasBegunToAnswer: () => bytes.length > 0,
    close: () => socket.destroy(),
  };
}

/** A connection to a port of this machine. */
export async function openConnection(port: number): Promise<Connection> {
  let current = await openOnce(port);
  let hasAnswered = false;
  const ask = async (request: Buffer): Promise<Reply> => {
    try {
      const reply = await current.ask(request);
      hasAnswered = true;
      return reply;
    } catch (error) {
      // Who closes a connection after answers has not read this request; who hangs up on the first one means it.
      if (!hasAnswered || current.hasBegunToAnswer() || !isClosing(error)) throw error;
      current = await openOnce(port);
      hasAnswered = false;
      return ask(request);
    }
  };
  return { ask, close: () => current.close() };
}

export type RequestParts = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization?: string;
  readonly role?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The bytes of a request. */
export function requestBytes({ method, path, authorization, role, headers = {}, body }: RequestParts): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    ...(authorization === undefined ? [] : [`authorization: Bearer ${authorization}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(role === undefined ? [] : [`x-hasura-role: ${role}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`);
}
