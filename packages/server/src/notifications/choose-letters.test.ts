import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { sendLetters } from '../../test/send-letters.ts';
import { addressToken, letterToken, quoteToken } from '../kernel/tokens/tokens.ts';

const fixture = useFixture('choosing letters', { now: '2026-06-15T14:00:00Z' });
const listDocument = '{ my_letters { kind why wanted } }';
const chooseDocument =
  'mutation ($kind: String!, $wanted: Boolean!) { update_my_letters(kind: $kind, wanted: $wanted) { wanted } }';
const linkDocument = 'query ($token: String!) { letter_link(token: $token) { kind why wanted } }';
const byLetterDocument =
  'mutation ($token: String!, $wanted: Boolean!) { choose_by_letter(token: $token, wanted: $wanted) { kind wanted } }';

let number = 0;
let bound: BoundQuote;
let ada: Caller;
let email: string;

beforeEach(async () => {
  number += 1;
  email = `ada${number}@example.com`;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', autopay: true, person: { email } }));
  ada = await ownerOfPolicy(fixture.backend, bound.policyId);
});

/** Pays the second instalment, of which a receipt would be written. */
const payOn = () => liveUntil(fixture.backend, '2026-07-16');
const receipts = async () => (await lettersOf(fixture.backend, bound.policyId, 'payment_receipt')).length;
const statusesOf = async (template: string) =>
  (
    await selectRows<{ status: string }>(
      fixture.backend,
      'select status from notifications where policy_id = $1 and template = $2 order by created',
      [bound.policyId, template],
    )
  ).map(({ status }) => status);

async function letterOf(template: string): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    fixture.backend,
    'select notification_id as id from notifications where policy_id = $1 and template = $2 order by created desc',
    [bound.policyId, template],
  );
  return row?.id ?? '';
}

async function mailOf(id: string) {
  const { outbox } = fixture.backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const mails = await Promise.all((await outbox.list()).map((entry) => outbox.read(entry.id)));
  return mails.find((mail) => mail?.key === id);
}

describe('letters that a customer chooses', () => {
  test('come until they are switched off, and again once they are switched on; what has to come comes', async () => {
    await ada.must(chooseDocument, { kind: 'receipts', wanted: false });
    await payOn();
    expect(await receipts()).toBe(0);
    expect(await statusesOf('payment_upcoming')).toEqual(['sent']);
    await ada.must(chooseDocument, { kind: 'receipts', wanted: true });
    await liveUntil(fixture.backend, '2026-08-16');
    expect(await receipts()).toBe(1);
  });

  test('that were owed already are not sent after they were switched off', async () => {
    await payOn();
    expect(await statusesOf('payment_receipt')).toEqual(['queued']);
    await ada.must(chooseDocument, { kind: 'receipts', wanted: false });
    await sendLetters(fixture.backend);
    expect(await statusesOf('payment_receipt')).toEqual(['failed']);
    expect(await mailOf(await letterOf('payment_receipt'))).toBeUndefined();
  });

  test('are listed each with why it comes, for its own person', async () => {
    await ada.must(chooseDocument, { kind: 'reminders', wanted: false });
    const { my_letters } = await ada.must<{ my_letters: { kind: string; why: string; wanted: boolean }[] }>(
      listDocument,
    );
    expect(my_letters).toContainEqual({ kind: 'reminders', why: 'choice', wanted: false });
    expect(my_letters).toContainEqual({ kind: 'endings', why: 'law', wanted: true });
    const others = await fixture.tenants.insurer.agent.must<{ my_letters: { wanted: boolean }[] }>(listDocument);
    expect(others.my_letters.every(({ wanted }) => wanted)).toBe(true);
  });

  test('are no others', async () => {
    for (const [kind, code] of [
      ['endings', 'letter_required'],
      ['payments', 'letter_required'],
      ['work', 'letter_unknown'],
    ] as const) {
      expect(await refusalOf(fixture.backend, ada, chooseDocument, { kind, wanted: false })).toEqual({
        code,
        field: 'kind',
      });
    }
  });
});

describe('the link at the foot of a letter', () => {
  test('stands in letters that may be switched off, as a link and as a header, and in no others', async () => {
    await payOn();
    await sendLetters(fixture.backend);
    const [receipt, upcoming] = [await letterOf('payment_receipt'), await letterOf('payment_upcoming')];
    const token = letterToken(fixture.backend.platform.secrets, receipt);
    const mail = await mailOf(receipt);
    expect(mail?.text).toContain(`Switch such e-mails off: http://localhost:3000/resume/letters?token=${token}`);
    expect(mail?.html).toContain(`/resume/letters?token=${token}`);
    expect(mail?.unsubscribeUrl).toBe(`http://localhost:3000/api/unsubscribe?token=${token}`);
    const other = await mailOf(upcoming);
    expect(other?.unsubscribeUrl).toBeUndefined();
    expect(other?.text).not.toContain('/resume/letters');
  });

  test('switches its kind off for its reader, and on again, for who is not signed in', async () => {
    await payOn();
    const token = letterToken(fixture.backend.platform.secrets, await letterOf('payment_receipt'));
    const visitor = fixture.backend.anonymous();
    expect(await visitor.must(linkDocument, { token })).toEqual({
      letter_link: { kind: 'receipts', why: 'choice', wanted: true },
    });
    for (const wanted of [false, false, true]) {
      await visitor.must(byLetterDocument, { token, wanted });
      expect(await visitor.must(linkDocument, { token })).toMatchObject({ letter_link: { wanted } });
    }
  });

  test('of a letter that has to come switches nothing off', async () => {
    const token = letterToken(fixture.backend.platform.secrets, await letterOf('policy_bound'));
    const visitor = fixture.backend.anonymous();
    expect((await refusalOf(fixture.backend, visitor, byLetterDocument, { token, wanted: false })).code).toBe(
      'letter_required',
    );
  });

  test('is no other token', async () => {
    const visitor = fixture.backend.anonymous();
    const { secrets } = fixture.backend.platform;
    const unknown = letterToken(secrets, '0198a0f0-0000-7000-8000-000000000001');
    for (const token of ['', 'u1.none', unknown, quoteToken(secrets, bound.quoteId, 1)]) {
      expect((await refusalOf(fixture.backend, visitor, linkDocument, { token })).code).toBe('not_found');
      expect((await refusalOf(fixture.backend, visitor, byLetterDocument, { token, wanted: false })).code).toBe(
        'not_found',
      );
    }
  });

  test('counts for another address of its reader, too', async () => {
    await ada.must(chooseDocument, { kind: 'news', wanted: false });
    const { update_my_email } = await ada.must<{ update_my_email: { address_change_id: string } }>(
      'mutation ($email: String!) { update_my_email(email: $email) { address_change_id } }',
      { email: `ada.new${number}@example.com` },
    );
    for (const inbox of [0, 1]) {
      const token = addressToken(fixture.backend.platform.secrets, update_my_email.address_change_id, inbox);
      await fixture.backend
        .anonymous()
        .must('mutation ($token: String!) { confirm_address(token: $token) { is_done } }', { token });
    }
    const { my_letters } = await ada.must<{ my_letters: object[] }>(listDocument);
    expect(my_letters).toContainEqual({ kind: 'news', why: 'choice', wanted: false });
  });
});
