import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../../../test/run-collection.ts';
import { postLetters, sendLetters, sendMails } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('posted notice', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const texas = {
  postalCode: '78701',
  mailing: { line_1: '12 Oak Street', locality: 'Austin', administrative_area: 'TX', postal_code: '78701' },
} as const;

/** A Texan policy that nobody pays after the first instalment. */
const unpaid = (line_1: string = texas.mailing.line_1) =>
  boundQuote(fixture.backend, aQuote({ ...texas, mailing: { ...texas.mailing, line_1 }, effectiveDate: '2026-06-15' }));

type Sent = { readonly mails?: boolean; readonly post?: boolean };
/** Lives until a day, each day at ten in the morning, with what is sent of each. */
async function until(last: string, { mails = true, post = true }: Sent = {}): Promise<void> {
  const { backend } = fixture;
  for (;;) {
    const next = new Date(backend.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    if (next > last) return;
    backend.clock.set(`${next}T15:00:00.000Z`);
    await collect(backend);
    if (mails) await sendMails(backend);
    if (post) await postLetters(backend);
    await jobHandlers(backend.platform)['cancel-policies']?.({});
  }
}

const noticesOf = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select n.sent::text, n.legal_date::text as legal, n.channel, n.proven_on::text as proven, n.returned_on::text as returned,
       c.effective_date::text as ends, c.status
     from policy_cancellations c join notices n using (notice_id) where c.policy_id = $1 order by c.created`,
    [policyId],
  );
const lettersOf = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select addressee, recipient, service, status, mailed_on::text as mailed, tracking_number as number, reason
     from posted_letters where policy_id = $1 order by created, addressee`,
    [policyId],
  );
const status = async (policyId: string) =>
  (
    await selectOne<{ status: string }>(
      fixture.backend,
      'select policy_status as status from policies where policy_id = $1',
      [policyId],
    )
  ).status;

test('a notice in Texas is posted with a certificate of mailing, and cover ends by its proof', async () => {
  const { policyId } = await unpaid();
  await until('2026-07-23');
  const notice = { sent: '2026-07-23', legal: '2026-08-05', channel: 'certificate_of_mailing', proven: '2026-07-23' };
  expect(await noticesOf(policyId)).toMatchObject([{ ...notice, returned: null, status: 'pending' }]);
  expect(await lettersOf(policyId)).toMatchObject([
    { addressee: 'insured', recipient: 'Ada Moreno', service: 'certificate_of_mailing', status: 'mailed' },
  ]);
  await until('2026-08-05');
  expect(await status(policyId)).toBe('cancelled');
});

test('an e-mail alone ends no cover there: a letter that was not mailed in time moves the end', async () => {
  const { policyId } = await unpaid();
  await until('2026-08-05', { post: false });
  expect(await status(policyId)).toBe('pending_cancellation');
  expect(await noticesOf(policyId)).toMatchObject([
    { status: 'reversed', proven: null, ends: '2026-08-05' },
    { status: 'pending', proven: null, sent: '2026-08-05', ends: '2026-08-18' },
  ]);
  await sendLetters(fixture.backend);
  await until('2026-08-18');
  expect(await status(policyId)).toBe('cancelled');
});

test('a letter that comes back ends no cover: the end is announced anew', async () => {
  const { policyId } = await unpaid('1 Nowhere Road');
  await until('2026-08-05');
  expect(await status(policyId)).toBe('pending_cancellation');
  expect(await noticesOf(policyId)).toMatchObject([
    { status: 'reversed', proven: '2026-07-23', returned: '2026-07-29' },
    { status: 'pending', sent: '2026-08-05' },
  ]);
});
