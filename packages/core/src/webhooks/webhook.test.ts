import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredEvents } from '../generated/events.ts';
import { decideReplay, nextAttemptAt, outcomeOfStatus } from './delivery.ts';
import { webhookEvents } from './vocabulary.ts';
import {
  checkWebhookEvents,
  checkWebhookUrl,
  decideCreateWebhook,
  decideUpdateWebhook,
  mostWebhooks,
} from './webhook.ts';

const codeOf = (decision: { ok: boolean; refusal?: { code: string } }) => decision.refusal?.code ?? null;

describe('the address of a webhook', () => {
  test.each([
    'https://hooks.agency.com/roadworthy',
    'https://hooks.agency.com:8443/a?b=c',
    '  https://HOOKS.agency.com/  ',
    'https://xn--bcher-kva.example/',
  ])('may be %s', (url) => {
    expect(codeOf(checkWebhookUrl(url))).toBeNull();
  });

  test.each([
    ['http://hooks.agency.com/', 'webhook_url_not_valid'],
    ['ftp://hooks.agency.com/', 'webhook_url_not_valid'],
    ['hooks.agency.com', 'webhook_url_not_valid'],
    ['https://user:pass@hooks.agency.com/', 'webhook_url_not_valid'],
    ['https://hooks.agency.com@10.0.0.1/', 'webhook_url_not_valid'],
    ['https://hooks.agency.com/#a', 'webhook_url_not_valid'],
    ['https://127.0.0.1/', 'webhook_url_private'],
    ['https://2130706433/', 'webhook_url_private'],
    ['https://0177.0.0.1/', 'webhook_url_private'],
    ['https://0x7f.1/', 'webhook_url_private'],
    ['https://８.８.８.８/', 'webhook_url_private'],
    ['https://8.8.8.8/', 'webhook_url_private'],
    ['https://[::1]/', 'webhook_url_private'],
    ['https://[::ffff:10.0.0.1]/', 'webhook_url_private'],
    ['https://localhost/', 'webhook_url_private'],
    ['https://localhost./', 'webhook_url_private'],
    ['https://db/', 'webhook_url_private'],
    ['https://metadata.google.internal/', 'webhook_url_private'],
    ['https://printer.local/', 'webhook_url_private'],
  ])('is not %s: %s', (url, code) => {
    expect(codeOf(checkWebhookUrl(url))).toBe(code);
  });
});

describe('what is sent', () => {
  test('is chosen from what leaves something in the timeline of a record', () => {
    for (const event of webhookEvents) {
      const declared = declaredEvents.find(({ type }) => type === event);
      expect([event, declared?.timeline === null]).toEqual([event, false]);
    }
  });
  test('is each event once, in the order of the list', () => {
    const events = checkWebhookEvents(['claim_filed', 'policy_bound', 'claim_filed']);
    expect(events).toMatchObject({ event: ['policy_bound', 'claim_filed'] });
    expect(codeOf(checkWebhookEvents([]))).toBe('webhook_events_missing');
    expect(codeOf(checkWebhookEvents(['policy_bound', 'toString']))).toBe('webhook_event_unknown');
  });
});

const requested = { url: 'https://hooks.agency.com/', events: ['policy_bound'] };
const stored = { ...requested, version: 3, paused: false, ended: null };

describe('a webhook', () => {
  test('is one of few', () => {
    expect(codeOf(decideCreateWebhook(requested, { inForce: mostWebhooks - 1 }))).toBeNull();
    expect(codeOf(decideCreateWebhook(requested, { inForce: mostWebhooks }))).toBe('webhooks_full');
  });
  test('is changed on the version that was seen, and not when it has ended', () => {
    expect(decideUpdateWebhook(stored, { paused: true, version: 3 })).toMatchObject({
      event: { paused: true, version: 4, url: stored.url, events: stored.events },
    });
    expect(codeOf(decideUpdateWebhook(stored, { version: 2 }))).toBe('webhook_changed_elsewhere');
    expect(codeOf(decideUpdateWebhook({ ...stored, ended: new Date(0) }, {}))).toBe('webhook_ended');
    expect(codeOf(decideUpdateWebhook(stored, { url: 'https://10.0.0.1/' }))).toBe('webhook_url_private');
  });
});

describe('a delivery', () => {
  test('is tried for a day, ever less often, and then given up', () => {
    const begun = new Date('2026-06-15T14:00:00Z');
    let now = begun;
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttemptAt(attempts, begun, now);
      if (next === null) break;
      pauses.push((next.getTime() - now.getTime()) / 60_000);
      now = next;
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.slice(0, 3)).toEqual([1, 5, 15]);
    const hours = (now.getTime() - begun.getTime()) / 3_600_000;
    expect([hours > 18, hours <= 24]).toEqual([true, true]);
  });
  test('is never tried after its day, whatever came before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 3_000 }), (attempts, minutes) => {
        const begun = new Date(0);
        const next = nextAttemptAt(attempts, begun, new Date(minutes * 60_000));
        expect(next === null || (next.getTime() > minutes * 60_000 && next.getTime() <= 86_400_000)).toBe(true);
      }),
    );
  });
  test.each([
    [200, { isDelivered: true }],
    [204, { isDelivered: true }],
    [302, { isDelivered: false, problem: 'redirected', final: false }],
    [410, { isDelivered: false, problem: 'refused', final: true }],
    [404, { isDelivered: false, problem: 'refused', final: false }],
    [503, { isDelivered: false, problem: 'refused', final: false }],
    [0, { isDelivered: false, problem: 'refused', final: false }],
  ])('that is answered %d comes to %o', (status, outcome) => {
    expect(outcomeOfStatus(status)).toEqual(outcome);
  });
  test('is sent once more when it is over', () => {
    expect(codeOf(decideReplay({ status: 'delivered', hasWebhookEnded: false }))).toBeNull();
    expect(codeOf(decideReplay({ status: 'failed', hasWebhookEnded: false }))).toBeNull();
    expect(codeOf(decideReplay({ status: 'pending', hasWebhookEnded: false }))).toBe('delivery_pending');
    expect(codeOf(decideReplay({ status: 'failed', hasWebhookEnded: true }))).toBe('webhook_ended');
  });
});

test('no refusal holds the word that keeps a message from people', () => {
  const refusals = [
    checkWebhookUrl('http://a.com'),
    checkWebhookUrl('https://10.0.0.1/'),
    checkWebhookEvents([]),
    checkWebhookEvents(['everything']),
    decideCreateWebhook(requested, { inForce: mostWebhooks }),
    decideUpdateWebhook(stored, { version: 2 }),
    decideUpdateWebhook({ ...stored, ended: new Date(0) }, {}),
    decideReplay({ status: 'failed', hasWebhookEnded: true }),
    decideReplay({ status: 'pending', hasWebhookEnded: false }),
  ];
  for (const decision of refusals) {
    if (decision.ok) throw new Error('Each of these is refused');
    expect(decision.refusal.message).not.toMatch(/webhook|not a valid json|query_root/i);
    expect(decision.refusal.french).toMatch(/^\p{Lu}.*\.$/u);
  }
});
