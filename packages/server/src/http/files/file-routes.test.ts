import { leastPartBytes } from '@roadworthy/providers/storage/port.ts';
import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';
import { removeFile } from '../../files/thumbnail.ts';
import * as registry from '../../registry.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const role = 'organization:agent';
const password = 'a long password of tests';
let backend: TestApp;
let quoteId: string;
let agent: Record<string, string>;
let colleague: Record<string, string>;
let stranger: Record<string, string>;

async function member(email: string, organizationId: string): Promise<Record<string, string>> {
  await addPerson(backend, { email, password, memberships: [{ role, organizationId }] });
  return { cookie: await signIn(backend, email, password), origin, 'x-hasura-role': role };
}

beforeAll(async () => {
  backend = await openTestApp('file routes', {}, {}, registry);
  const [insurer, mirror] = [await addOrganization(backend, 'Harbor'), await addOrganization(backend, 'Mirror')];
  quoteId = await addQuote(backend, insurer);
  agent = await member('agent@house.example', insurer.id);
  colleague = await member('colleague@house.example', insurer.id);
  stranger = await member('agent@mirror.example', mirror.id);
});
afterAll(() => backend.close());

async function ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const payload = { query, variables };
  const response = await backend.app.inject({ method: 'POST', url: '/api/v1/graphql', headers: agent, payload });
  expect(response.json().errors).toBeUndefined();
  return response.json<{ data: Data }>().data;
}

async function begin(name: string, bytes: number): Promise<string> {
  const { begin_upload } = await ask<{ begin_upload: { url: string } }>(
    `mutation ($id: uuid!, $name: String!, $bytes: bigint!) {
      begin_upload(table: "quotes", id: $id, name: $name, byte_size: $bytes) { url }
    }`,
    { id: quoteId, name, bytes },
  );
  return begin_upload.url;
}

function put(url: string, part: number | string, payload: Buffer, headers: Record<string, string> = agent) {
  const type = { 'content-type': 'application/octet-stream' };
  return backend.app.inject({ method: 'PUT', url: `${url}/parts/${part}`, headers: { ...type, ...headers }, payload });
}

async function attached(name: string, bytes: Buffer, visible = false): Promise<string> {
  const url = await begin(name, bytes.length);
  expect((await put(url, 1, bytes)).statusCode).toBe(204);
  const file = url.split('/').at(-1);
  const { finish_upload } = await ask<{ finish_upload: object }>(
    'mutation ($file: uuid!) { finish_upload(file_id: $file) { status } }',
    { file },
  );
  expect(finish_upload).toEqual({ status: 'stored' });
  await ask(
    `mutation ($id: uuid!, $name: String!, $url: String!, $visible: Boolean!) {
      create_quote_attachment(quote_id: $id, name: $name, url: $url, visible: $visible) { url }
    }`,
    { id: quoteId, name, url, visible },
  );
  return url;
}

const get = (url: string, headers: Record<string, string> = agent) => backend.app.inject({ url, headers });
const token = () => ({ 'x-roamly-quote-token': quoteToken(backend.platform.secrets, quoteId, 1) });

describe('the bytes of a file', () => {
  test('come to the agent as they went, to be saved under its name and never run', async () => {
    const url = await attached('Lettre d’été.pdf', pdf);
    const { statusCode, rawPayload, headers } = await get(url);
    expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Lettre d__t_\.pdf"; filename\*=UTF-8''Lettre/,
      ),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('of a picture are shown, with the ending of what it is', async () => {
    const gif = Buffer.concat([
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
      Buffer.from('/*<script>*/'),
    ]);
    const { headers } = await get(await attached('roof.jpg', gif));
    expect(headers['content-type']).toBe('image/gif');
    expect(headers['content-disposition']).toMatch(/^inline; filename="roof\.jpg\.gif"/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['bytes=1-3', 206, 'PDF', 'bytes 1-3/'],
    ['bytes=-4', 206, 'EOF\n', 'bytes 31-34/'],
    ['bytes=31-', 206, 'EOF\n', 'bytes 31-34/'],
    ['bytes=9000-', 416, '', 'bytes */'],
    ['bytes=0-1,3-4', 200, pdf.toString(), ''],
    ['lines=1-2', 200, pdf.toString(), ''],
  ])('come in a range when %s asks for one', async (range, status, body, text) => {
    const response = await get(await attached('a.pdf', pdf), { ...agent, range });
    expect([response.statusCode, response.body]).toEqual([status, body]);
    expect(response.headers['content-range'] ?? '').toBe(text === '' ? '' : `${text}${pdf.length}`);
  });

  test('are counted for who asks for the head alone', async () => {
    const url = await attached('a.pdf', pdf);
    const response = await backend.app.inject({ method: 'HEAD', url, headers: agent });
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([
      200,
      '',
      String(pdf.length),
    ]);
  });

  test('are for whoever sees the attachment, at each request: hidden or archived, they are not found', async () => {
    const url = await attached('a.pdf', pdf, true);
    const set = (change: string) => backend.sql(`update quote_attachments set ${change} where url = $1`, [url]);
    expect((await get(url, token())).statusCode).toBe(200);
    await set('visible = false');
    expect((await get(url, token())).statusCode).toBe(404);
    await set('visible = true, archived = now()');
    expect((await get(url, token())).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(200);
  });

  test('are not found by others, exactly like a file that does not exist', async () => {
    const url = await attached('a.pdf', pdf, true);
    const none = await get('/api/v1/files/0198a0f0-0000-7000-8000-000000000001', stranger);
    for (const headers of [stranger, {}, { ...agent, 'x-hasura-role': 'global:user' }]) {
      const response = await get(url, headers);
      expect([response.statusCode >= 400, response.body.includes('PDF')]).toEqual([true, false]);
    }
    expect((await get(url, stranger)).body).toBe(none.body);
    for (const odd of ['..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a/../../b']) {
      expect((await get(`/api/v1/files/${odd}`)).statusCode).toBe(404);
    }
  });

  test('are not there before the upload is finished', async () => {
    const url = await begin('a.pdf', pdf.length);
    await put(url, 1, pdf);
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a picture made small', () => {
  const small = async (url: string, headers?: Record<string, string>) => get(`${url}/thumbnail`, headers);

  test('is drawn once, says nothing but what is seen, and is for whoever may read the file', async () => {
    const photo = await examplePhoto('Roof');
    const url = await attached('roof.jpg', photo, true);
    const { statusCode, rawPayload, headers } = await small(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect([Math.max(width, height), exif]).toEqual([320, undefined]);
    expect((await small(url)).rawPayload.equals(rawPayload)).toBe(true);
    expect((await small(url, token())).statusCode).toBe(200);
    await backend.sql('update quote_attachments set visible = false where url = $1', [url]);
    expect((await small(url, token())).statusCode).toBe(404);
    const none = await small('/api/v1/files/0198a0f0-0000-7000-8000-000000000001', stranger);
    expect((await small(url, stranger)).body).toBe(none.body);
  });

  test('is not there of what is no picture that is drawn', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    for (const [name, bytes] of [
      ['a.pdf', pdf],
      ['dot.gif', gif],
    ] as const) {
      const url = await attached(name, bytes);
      expect([(await get(url)).statusCode, (await small(url)).statusCode], name).toEqual([200, 404]);
    }
  });

  test('goes with its file', async () => {
    const url = await attached('gone.jpg', await examplePhoto('Gone'));
    expect((await small(url)).statusCode).toBe(200);
    const [row] = await backend.sql('select storage_key as key from files where file_id = $1', [url.split('/').at(-1)]);
    const key = String(row?.['key']);
    const { storage } = backend.platform;
    expect(await storage.exists(`${key}.thumbnail.jpg`)).toBe(true);
    await removeFile(storage, key);
    expect([await storage.exists(key), await storage.exists(`${key}.thumbnail.jpg`)]).toEqual([false, false]);
    expect((await small(url)).statusCode).toBe(404);
  });
});

describe('a part', () => {
  test.each(['0', '2', '-1', '1.5', '99999', 'x', '1%00'])(
    'of number %s, which the file has not, is refused',
    async (part) => {
      const url = await begin('a.pdf', pdf.length);
      const { statusCode } = await put(url, part, pdf);
      expect([400, 404, 409]).toContain(statusCode);
    },
  );

  test('is refused when it has another size than was announced, or more than a part has', async () => {
    const url = await begin('a.pdf', 2 * leastPartBytes);
    const short = await put(url, 1, pdf);
    expect([short.statusCode, short.json().errors[0].extensions.code]).toEqual([409, 'size_differs']);
    expect((await put(url, 1, Buffer.alloc(leastPartBytes + 1))).statusCode).toBe(413);
    expect((await put(url, 1, Buffer.alloc(leastPartBytes))).statusCode).toBe(204);
  });

  test('is for whoever began the upload: nobody else learns of it', async () => {
    const url = await begin('a.pdf', pdf.length);
    const none = await put('/api/v1/files/0198a0f0-0000-7000-8000-000000000001', 1, pdf, stranger);
    for (const headers of [stranger, colleague, token(), {}]) {
      const response = await put(url, 1, pdf, headers);
      expect([response.statusCode, response.body]).toEqual([404, none.body]);
    }
  });

  test('comes from our own pages: another site’s are refused before their bytes are read', async () => {
    const url = await begin('a.pdf', pdf.length);
    const response = await put(url, 1, pdf, { ...agent, origin: 'https://evil.example' });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([403, 'origin_not_allowed']);
  });

  test('is bytes and nothing else', async () => {
    const url = await begin('a.pdf', pdf.length);
    const asForm = await put(url, 1, pdf, { ...agent, 'content-type': 'multipart/form-data; boundary=x' });
    expect(asForm.statusCode).toBe(415);
  });

  test('is refused to somebody whose role only reads', async () => {
    const url = await begin('a.pdf', pdf.length);
    const email = 'reader@roadworthy.example';
    const userId = await addPerson(backend, { email, password, globalRoles: ['global:read_only'] });
    await backend.sql('update files set user_id = $1 where file_id = $2', [userId, url.split('/').at(-1)]);
    const reader = { cookie: await signIn(backend, email, password), origin, 'x-hasura-role': 'global:read_only' };
    const response = await put(url, 1, pdf, reader);
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([403, 'not_permitted']);
  });
});
