import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PostService } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { LetterNotPostedError, type LetterPost, type PostedLetter } from '../post/port.ts';
import { createSimulatedPost } from '../post/simulated-post.ts';

/** `lost_before` breaks the connection before a letter was taken, `lost_after` when it was; `late` takes it and never answers. */
export type PostFault = 'lost_before' | 'lost_after' | 'late' | 'error' | 'refused' | 'malformed';

export type PostStandIn = {
  readonly url: string;
  readonly apiKey: string;
  /** Each letter that was handed over, as often as it was. */
  readonly received: readonly {
    readonly key: string;
    readonly service: PostService;
    readonly pdf: Buffer;
    readonly name: string;
  }[];
  /** What goes wrong with a request, asked for each. */
  fault: (method: string) => PostFault | undefined;
  close(): Promise<void>;
};

type Body = {
  readonly service: PostService;
  readonly to: {
    name: string;
    line1: string;
    line2: string | null;
    city: string;
    region: string;
    postal_code: string;
    country: 'US' | 'CA';
  };
  readonly from: { name: string };
  readonly file: string;
};

const fields = ({ reference, status, trackingNumber, mailedOn, returnedOn, reason }: PostedLetter) => ({
  id: reference,
  status,
  tracking_number: trackingNumber,
  mailed_on: mailedOn,
  returned_on: returnedOn,
  reason,
});

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Body;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A server on this machine that takes letters as the simulated vendor does, over HTTP. */
export async function startPostStandIn(options: { directory: string; now: () => Date }): Promise<PostStandIn> {
  const vendor: LetterPost = createSimulatedPost({ ...options, webhookSecret: '' });
  const received: PostStandIn['received'][number][] = [];
  async function take(request: IncomingMessage): Promise<PostedLetter> {
    const key = String(request.headers['idempotency-key']);
    const { service, to, from, file } = await bodyOf(request);
    const { name, line1, line2, city, region, postal_code: postalCode, country } = to;
    const pdf = Buffer.from(file, 'base64');
    received.push({ key, service, pdf, name });
    return vendor.post({
      key,
      service,
      to: { name, line1, line2, city, region, postalCode, country },
      sender: from,
      pdf,
    });
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    if (request.headers.authorization !== `Bearer ${stand.apiKey}`) return send(response, 401, { error: 'wrong key' });
    const fault = stand.fault(method);
    if (fault === 'lost_before') return void request.socket.destroy();
    if (fault === 'error') return send(response, 503, { error: 'try later' });
    if (fault === 'refused') return send(response, 422, { error: 'the file is no PDF' });
    if (fault === 'malformed') return send(response, 200, '<html>');
    const isLetter = method === 'POST' && url === '/letters';
    const found = isLetter
      ? await take(request)
      : await vendor.lookUp(decodeURIComponent(url.slice('/letters/'.length)));
    if (fault === 'late') return;
    if (fault === 'lost_after') return void request.socket.destroy();
    send(response, found === null ? 404 : 200, found === null ? { error: 'no such letter' } : fields(found));
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response).catch((error: unknown) => {
      send(response, error instanceof LetterNotPostedError ? 409 : 500, { error: String(error) });
    });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stand: PostStandIn = {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'post_key_of_tests',
    received,
    fault: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return stand;
}
