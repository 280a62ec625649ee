import { connect, type Socket } from 'node:net';

export type Reply = { readonly status: number; readonly body: Buffer };

/** One keep-alive connection that carries one request at a time. */
export type Connection = {
  /** Sends the bytes of a whole request. */
  ask(request: Buffer): Promise<Reply>;
  close(): void;
};

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
export async function openConnection(port: number): Promise<Connection> {
  const socket = await opened(port);
  let bytes: Buffer = Buffer.alloc(0);
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined;
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
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
        if (socket.destroyed) throw new Error('The server closed the connection, which waited too long for its turn');
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

export type RequestParts = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization: string;
  readonly role?: string;
  readonly body?: unknown;
};

/** The bytes of a request. */
export function requestBytes({ method, path, authorization, role, body }: RequestParts): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    `authorization: Bearer ${authorization}`,
    ...(role === undefined ? [] : [`x-hasura-role: ${role}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`);
}
