import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leastPartBytes } from '../storage/port.ts';
import type { S3Account } from '../storage/s3-connection.ts';
import { type S3Keys, signatureProblem } from './s3-signature.ts';

/** A bucket that speaks S3's protocol on this machine, strictly: signatures, marks, the least size of parts. */
export type S3StandIn = {
  readonly account: S3Account;
  /** Keys of the objects that there are. */
  keys(): string[];
  /** How many uploads are neither completed nor aborted. */
  openUploads(): number;
  /** The next completion takes place, and its answer is lost. */
  loseNextCompletion(): void;
  close(): Promise<void>;
};

type Answer = {
  readonly status: number;
  readonly body?: Uint8Array | string;
  readonly headers?: Record<string, string>;
};
type Upload = { readonly key: string; readonly parts: Map<number, Buffer> };
type Requested = {
  readonly method: string;
  readonly url: URL;
  readonly key: string;
  readonly body: Buffer;
  readonly range: string;
};

const bucket = 'roadworthy-files';
const keysOfBucket: S3Keys = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a-secret-of-the-stand-in' };
const markOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refusal(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

function read(object: Buffer, range: string): Answer {
  const match = /^bytes=(\d+)-(\d+)$/.exec(range);
  if (match === null) return { status: 200, body: object, headers: { etag: markOf(object) } };
  return { status: 206, body: object.subarray(Number(match[1]), Number(match[2]) + 1) };
}

function complete(objects: Map<string, Buffer>, uploads: Map<string, Upload>, id: string, xml: string): Answer {
  const upload = uploads.get(id);
  if (!upload) return refusal(404, 'NoSuchUpload');
  const listed = [...xml.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    mark: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
  const found: Buffer[] = [];
  for (const [place, { number, mark }] of listed.entries()) {
    const bytes = upload.parts.get(number);
    if (!bytes || markOf(bytes) !== mark) return refusal(400, 'InvalidPart');
    if (number <= (listed[place - 1]?.number ?? 0)) return refusal(400, 'InvalidPartOrder');
    if (place < listed.length - 1 && bytes.byteLength < leastPartBytes) return refusal(400, 'EntityTooSmall');
    found.push(bytes);
  }
  objects.set(upload.key, Buffer.concat(found));
  uploads.delete(id);
  return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>' };
}

/** Starts one. */
export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  let losesCompletion = false;

  function ofUpload({ method, url, body }: Requested, id: string): Answer {
    if (method === 'POST') return complete(objects, uploads, id, body.toString());
    const upload = uploads.get(id);
    if (!upload) return refusal(404, 'NoSuchUpload');
    if (method === 'DELETE') {
      uploads.delete(id);
      return { status: 204 };
    }
    upload.parts.set(Number(url.searchParams.get('partNumber')), body);
    return { status: 200, headers: { etag: markOf(body) } };
  }

  function ofObject({ method, key, body, range }: Requested): Answer {
    const object = objects.get(key);
    if (method === 'PUT') {
      objects.set(key, body);
      return { status: 200, headers: { etag: markOf(body) } };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return object === undefined ? refusal(404, 'NoSuchKey') : read(object, range);
  }

  function answer(request: Requested): Answer {
    const { method, url, key } = request;
    const id = url.searchParams.get('uploadId');
    if (id !== null) return ofUpload(request, id);
    if (method !== 'POST' || !url.searchParams.has('uploads')) return ofObject(request);
    const made = randomUUID();
    uploads.set(made, { key, parts: new Map() });
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const problem = signatureProblem({ method, url, headers, body }, keysOfBucket);
    const [, inBucket, ...key] = url.pathname.split('/');
    const requested = { method, url, body, key: key.join('/'), range: headers.range ?? '' };
    const reply = () => (inBucket === bucket ? answer(requested) : refusal(404, 'NoSuchBucket'));
    const input = problem === null ? reply() : refusal(403, problem);
    if (losesCompletion && method === 'POST' && url.searchParams.has('uploadId')) {
      losesCompletion = false;
      request.socket.destroy();
      return;
    }
    response.writeHead(input.status, { 'content-type': 'application/xml', ...input.headers });
    response.end(method === 'HEAD' ? undefined : input.body);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account: { bucket, region: 'ca-central-1', endpoint: `http://127.0.0.1:${port}`, credentials: keysOfBucket },
    keys: () => [...objects.keys()],
    openUploads: () => uploads.size,
    loseNextCompletion: () => (losesCompletion = true),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
