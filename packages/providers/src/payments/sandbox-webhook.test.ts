import { describe, expect, test } from 'vitest';
import { noon, openSandbox, tokenFor } from './gateway-under-test.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { signatureFor, verifySignature } from './webhook-signature.ts';

function later(seconds: number): Date {
  return new Date(noon.getTime() + seconds * 1000);
}

async function delivered(gateway: SandboxGateway) {
  const methodToken = await tokenFor(gateway, '4242424242424242');
  await gateway.authorize({ key: 'a', amount: 700, currency: 'USD', methodToken, description: 'Fee' });
  const delivery = await gateway.webhookFor('a');
  if (delivery === null) throw new Error('there is no delivery');
  return delivery;
}

function refused(code: string) {
  return { ok: false, refusal: { code } };
}

describe('a payment webhook', () => {
  test('tells what happened, under an id that every delivery repeats', async () => {
    const gateway = openSandbox();
    const { headers, body } = await delivered(gateway);
    const event = { status: 'authorized', key: 'a', amount: 700, currency: 'USD', occurredAt: noon };
    const first = gateway.verifyWebhook(headers, body);
    expect(first).toMatchObject({ ok: true, event });
    expect(gateway.verifyWebhook(headers, Buffer.from(body))).toEqual(first);
    expect(await gateway.webhookFor('a')).toEqual({ headers, body });
    expect(await gateway.webhookFor('b')).toBeNull();
  });

  test('has an id of its own for each effect', async () => {
    const gateway = openSandbox();
    const { body } = await delivered(gateway);
    const [authorized] = await gateway.charges();
    await gateway.voidAuthorization({ key: 'v', reference: authorized?.result.reference ?? '' });
    const second = await gateway.webhookFor('v');
    expect(JSON.parse(second?.body ?? '{}').id).not.toBe(JSON.parse(body).id);
  });

  test.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('is believed %i seconds after it was signed: %s', async (seconds, isBelieved) => {
    let now = noon;
    const gateway = openSandbox({ now: () => now });
    const { headers, body } = await delivered(gateway);
    now = later(seconds);
    expect(gateway.verifyWebhook(headers, body).ok).toBe(isBelieved);
    if (!isBelieved) expect(gateway.verifyWebhook(headers, body)).toMatchObject(refused('signature_stale'));
  });

  test('is refused when a byte, the time or the secret is another', async () => {
    const gateway = openSandbox();
    const { headers, body } = await delivered(gateway);
    const altered = body.replace('700', '701');
    expect(gateway.verifyWebhook(headers, altered)).toMatchObject(refused('signature_wrong'));
    const moved = { 'payment-signature': headers['payment-signature']?.replace(/t=\d+/, 't=1777636801') };
    expect(gateway.verifyWebhook(moved, body)).toMatchObject(refused('signature_wrong'));
    const foreign = { 'payment-signature': signatureFor('another secret', noon, body) };
    expect(gateway.verifyWebhook(foreign, body)).toMatchObject(refused('signature_wrong'));
  });

  test.each(['', 't=1', 'v1=00', 't=x,v1=00', 't=1,t=2,v1=00', 't=-1,v1=00'])(
    'is refused with the malformed signature "%s"',
    (header) => {
      const verified = openSandbox().verifyWebhook({ 'payment-signature': header }, '{}');
      expect(verified).toMatchObject(refused('signature_malformed'));
    },
  );

  test('is refused with two signature headers', () => {
    const headers = { 'payment-signature': ['t=1,v1=00', 't=1,v1=00'] };
    expect(openSandbox().verifyWebhook(headers, '{}')).toMatchObject(refused('signature_malformed'));
  });

  test.each([
    'not json',
    'null',
    '{}',
    '{"id":"e","key":"k","reference":"r","occurredAt":"2026-05-01","status":"paid"}',
  ])('is refused when it is signed but says %s', (body) => {
    const gateway = openSandbox();
    const headers = { 'payment-signature': signatureFor('whsec_test', noon, body) };
    expect(gateway.verifyWebhook(headers, body)).toMatchObject(refused('event_malformed'));
  });

  test('is signed as the published scheme has it, and may carry the signatures of two secrets', () => {
    // echo -n '1777636800.{"a":1}' | openssl dgst -sha256 -hmac whsec_test
    const known = 'd1786c3c81b944c9b0ebf6e1782ed16bc626418527a0c710df31f1c6f18005d3';
    expect(signatureFor('whsec_test', noon, '{"a":1}')).toBe(`t=1777636800,v1=${known}`);
    const rotated = `t=1777636800,v1=${'0'.repeat(64)},v1=${known}`;
    expect(verifySignature('whsec_test', rotated, '{"a":1}', noon)).toMatchObject({ ok: true });
  });
});
