import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument } from './fetch-document.ts';
import { fetchFailedMessage } from './request-error.ts';

afterEach(() => void vi.unstubAllGlobals());

const fetched = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  return fetchDocument('d1', { kind: 'quote', quoteToken: 't' });
};

test('a document comes as its bytes', async () => {
  expect(await (await fetched(() => new Response('%PDF'))).text()).toBe('%PDF');
});

test('a refusal carries its parsed body and its code', async () => {
  const body = { errors: [{ message: 'Not ready', extensions: { code: 'not_ready' } }] };
  await expect(fetched(() => Response.json(body, { status: 409 }))).rejects.toMatchObject({
    message: fetchFailedMessage,
    info: body,
    status: 409,
    code: 'not_ready',
  });
});

test('a body that is no JSON stays text', async () => {
  await expect(fetched(() => new Response('<h1>', { status: 502 }))).rejects.toMatchObject({ info: '<h1>' });
});
