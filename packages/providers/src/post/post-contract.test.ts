import { day } from '@roadworthy/core/shared/time/day.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostStandIn } from '../testing/post-stand-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createHttpPost } from './http-post.ts';
import { LetterNotPostedError, type LetterToPost } from './port.ts';
import { postSignatureHeader, postWebhookOf } from './post-webhook.ts';
import { createSimulatedPost } from './simulated-post.ts';

const to = {
  name: 'Ada Moreno',
  line1: '12 Oak Street',
  line2: null,
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'US',
} as const;
const letter = (change: Partial<LetterToPost> = {}): LetterToPost => ({
  key: 'letter-1',
  service: 'certificate_of_mailing',
  to,
  sender: { name: 'Cascade RV Insurance' },
  pdf: Buffer.from('%PDF-1.7 notice'),
  ...change,
});

/** A clock that is set by hand. */
function clock(iso = '2026-06-16T15:00:00Z') {
  let at = new Date(iso);
  return { now: () => at, set: (next: string) => (at = new Date(next)) };
}

async function overHttp(time = clock()) {
  const stand = await startPostStandIn({ directory: temporaryFolder(), now: time.now });
  onTestFinished(() => stand.close());
  const post = createHttpPost({
    url: stand.url,
    apiKey: stand.apiKey,
    webhookSecret: 'secret',
    leadDays: 1,
    now: time.now,
    timeoutMs: 2_000,
  });
  return { stand, post, time };
}
const inProcess = async (time = clock()) => ({
  post: createSimulatedPost({ directory: temporaryFolder(), webhookSecret: 'secret', now: time.now }),
  time,
});

describe.each([
  ['the simulated vendor', inProcess],
  ['the same over HTTP', overHttp],
])('%s', (_name, open) => {
  test('mails a letter on the working day that it took it, with a number, and delivers it', async () => {
    const { post, time } = await open();
    const taken = await post.post(letter());
    expect(taken).toMatchObject({ status: 'mailed', mailedOn: day('2026-06-16'), returnedOn: null, reason: null });
    expect(taken.trackingNumber).toMatch(/^9499\d{18}$/);
    time.set('2026-06-19T15:00:00Z');
    expect(await post.lookUp('letter-1')).toEqual({ ...taken, status: 'delivered' });
  });

  test('waits for the next working day of the country that the letter goes to', async () => {
    const { post, time } = await open(clock('2026-06-19T15:00:00Z'));
    expect(await post.post(letter())).toMatchObject({ status: 'accepted', mailedOn: null, trackingNumber: null });
    expect(await post.post(letter({ key: 'b', to: { ...to, country: 'CA' } }))).toMatchObject({ status: 'mailed' });
    time.set('2026-06-22T15:00:00Z');
    expect(await post.lookUp('letter-1')).toMatchObject({ status: 'mailed', mailedOn: day('2026-06-22') });
  });

  test('brings back what cannot be delivered, and refuses an address that does not exist', async () => {
    const { post, time } = await open();
    await post.post(letter({ to: { ...to, line1: '1 Nowhere Road' } }));
    time.set('2026-06-22T15:00:00Z');
    expect(await post.lookUp('letter-1')).toMatchObject({ status: 'returned', returnedOn: day('2026-06-22') });
    const refused = await post.post(letter({ key: 'b', to: { ...to, line1: '1 No Such Street' } }));
    expect(refused).toMatchObject({ status: 'refused', reason: 'no such address' });
  });

  test('takes a letter once under its key, and no other letter under it', async () => {
    const { post } = await open();
    const once = await post.post(letter());
    expect(await post.post(letter())).toEqual(once);
    const another = post.post(letter({ pdf: Buffer.from('%PDF-1.7 another') }));
    await expect(another).rejects.toMatchObject({ name: 'LetterNotPostedError', permanent: true });
    expect(await post.lookUp('never')).toBeNull();
  });

  test('is believed by its signature alone', async () => {
    const { post, time } = await open();
    const { headers, body } = postWebhookOf('letter-1', 'secret', time.now());
    expect(post.verifyWebhook(headers, Buffer.from(body))).toEqual({ ok: true, event: { key: 'letter-1' } });
    const code = (signed: Record<string, string>, sent: string) => {
      const read = post.verifyWebhook(signed, Buffer.from(sent));
      return read.ok ? null : read.refusal.code;
    };
    expect(code({}, body)).toBe('signature_missing');
    expect(code(headers, '{"key":"another"}')).toBe('signature_wrong');
    const nothing = postWebhookOf('', 'secret', time.now()).headers;
    expect(code({ [postSignatureHeader]: nothing[postSignatureHeader] ?? '' }, '{}')).toBe('signature_wrong');
  });
});

describe('a vendor over HTTP', () => {
  test('that breaks off, limits or fails is asked again; what it refuses is refused for good', async () => {
    const { stand, post } = await overHttp();
    for (const [fault, permanent] of [
      ['lost_before', false],
      ['error', false],
      ['malformed', false],
      ['refused', true],
    ] as const) {
      stand.fault = () => fault;
      await expect(post.post(letter()), fault).rejects.toMatchObject({ name: 'LetterNotPostedError', permanent });
      if (fault !== 'refused') await expect(post.lookUp('letter-1'), fault).rejects.toThrow(LetterNotPostedError);
    }
    stand.fault = () => undefined;
    expect(await post.lookUp('letter-1')).toBeNull();
  });

  test('whose answer got lost has the letter once when it is handed over again', async () => {
    const { stand, post } = await overHttp();
    stand.fault = () => 'lost_after';
    await expect(post.post(letter())).rejects.toThrow(LetterNotPostedError);
    stand.fault = () => undefined;
    expect(await post.post(letter())).toEqual(await post.lookUp('letter-1'));
    expect(stand.received.map(({ key, name, pdf }) => [key, name, pdf.toString()])).toEqual([
      ['letter-1', 'Ada Moreno', '%PDF-1.7 notice'],
      ['letter-1', 'Ada Moreno', '%PDF-1.7 notice'],
    ]);
  });

  test('that answers too late took the letter, which is found by its key', async () => {
    const { stand, post } = await overHttp();
    stand.fault = () => 'late';
    await expect(post.post(letter())).rejects.toMatchObject({ message: 'the vendor did not answer', permanent: false });
    stand.fault = () => undefined;
    expect(await post.lookUp('letter-1')).toMatchObject({ status: 'mailed' });
    expect(await post.post(letter())).toEqual(await post.lookUp('letter-1'));
  });

  test('whose key is wrong took nothing, and is asked again', async () => {
    const { stand } = await overHttp();
    const other = createHttpPost({
      url: stand.url,
      apiKey: 'wrong',
      webhookSecret: 's',
      leadDays: 1,
      now: () => new Date(),
    });
    await expect(other.post(letter())).rejects.toMatchObject({ permanent: false });
    expect(stand.received).toEqual([]);
  });
});
