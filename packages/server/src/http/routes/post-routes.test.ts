import { postWebhookOf } from '@roadworthy/providers/post/post-webhook.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testNow, type TestApp } from '../../../test/open-test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('post routes');
});
afterAll(() => backend.close());

async function delivered(payload: string, headers: Record<string, string>) {
  const type = { 'content-type': 'application/json' };
  const answer = await backend.app.inject({
    method: 'POST',
    url: '/api/post/webhook',
    payload,
    headers: { ...type, ...headers },
  });
  return answer.statusCode === 204
    ? 204
    : [answer.statusCode, answer.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code];
}

test('an event of the post is taken from whoever signed it, also when it names nothing of ours', async () => {
  const key = '0197a8c2-1b2c-4def-8123-456789abcdef';
  const secret = backend.platform.secrets.webhookSecret;
  const { headers, body } = postWebhookOf(key, secret, new Date(testNow));
  expect(await delivered(body, headers)).toBe(204);
  expect(await delivered(body, {})).toEqual([400, 'signature_missing']);
  expect(await delivered('{"key":"another"}', headers)).toEqual([400, 'signature_wrong']);
});
