import { inboxes } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aFrenchQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { sendLetters } from '../../test/send-letters.ts';
import { addressToken, payToken } from '../kernel/tokens/tokens.ts';

const fixture = useFixture('another address', { now: '2026-06-15T14:00:00Z' });
const askDocument = 'mutation ($email: String!) { update_my_email(email: $email) { address_change_id } }';
const cancelDocument = `mutation { cancel_address_change(purpose: "sign_in") { address_change_id } }`;
const confirmDocument = 'mutation ($token: String!) { confirm_address(token: $token) { is_done } }';
const linkDocument = `query ($token: String!) { address_link(token: $token) { state purpose inbox waits_for_other new_email } }`;
const pendingDocument = `{ address_changes { purpose status new_email former_confirmed new_confirmed } }`;

let number = 0;
let bound: BoundQuote;
let ada: Caller;
let former: string;

beforeEach(async () => {
  number += 1;
  former = `ada${number}@example.com`;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  bound = await boundQuote(
    fixture.backend,
    aQuote({ effectiveDate: '2026-06-15', autopay: true, person: { email: former } }),
  );
  ada = await ownerOfPolicy(fixture.backend, bound.policyId);
});

const visitor = () => fixture.backend.anonymous();
const next = () => `ada.new${number}@example.com`;
const emailOf = async () =>
  (
    await selectOne<{ email: string }>(fixture.backend, 'select email from users where user_id = $1', [
      ada.principal.userId,
    ])
  ).email;

async function requested(email = next()): Promise<Record<'former' | 'new', string>> {
  const { update_my_email } = await ada.must<{ update_my_email: { address_change_id: string } }>(askDocument, {
    email,
  });
  const tokenFor = (inbox: 'former' | 'new') =>
    addressToken(fixture.backend.platform.secrets, update_my_email.address_change_id, inboxes.indexOf(inbox));
  return { former: tokenFor('former'), new: tokenFor('new') };
}

async function confirm(token: string): Promise<boolean | string> {
  const { data, errors } = await visitor().ask(confirmDocument, { token });
  return errors[0]?.extensions.code ?? (data as { confirm_address: { is_done: boolean } }).confirm_address.is_done;
}

async function mailsTo(address: string) {
  await sendLetters(fixture.backend);
  const { outbox } = fixture.backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const mails = await Promise.all((await outbox.list()).map(({ id }) => outbox.read(id)));
  return mails.flatMap((mail) => (mail?.to === address ? [mail] : []));
}

describe('another address to sign in with', () => {
  test('counts once both inboxes have confirmed it by the links that each was sent, and no policy is lost', async () => {
    const tokens = await requested();
    const [toNew] = await mailsTo(next());
    const toFormer = (await mailsTo(former)).find(({ subject }) => subject.startsWith('Do you want'));
    expect(toNew?.text).toContain(`/resume/address?token=${tokens.new}`);
    expect(toNew?.text).not.toContain(tokens.former);
    expect(toFormer?.text).toContain(`/resume/address?token=${tokens.former}`);
    expect(toFormer?.text).not.toContain(tokens.new);
    expect(await confirm(tokens.new)).toBe(false);
    expect(await emailOf()).toBe(former);
    expect(await confirm(tokens.former)).toBe(true);
    expect(await emailOf()).toBe(next());
    const { policies } = await ada.must<{ policies: object[] }>('{ policies { policy_id } }');
    expect(policies).toEqual([{ policy_id: bound.policyId }]);
    const notified = (await mailsTo(former)).find(({ subject }) => subject === 'You sign in with another address now');
    expect(notified?.text).toContain(next());
  });

  test('is known to sign-in, what the former one was sent opens nothing, and every session ends', async () => {
    const userId = ada.principal.userId;
    await selectRows(fixture.backend, `insert into auth."user" (id, name, email) values ($1, 'Ada', $2)`, [
      userId,
      former,
    ]);
    await selectRows(
      fixture.backend,
      `insert into auth.session ("expiresAt", token, "userId") values (now() + interval '1 day', $2, $1)`,
      [userId, `token-${number}`],
    );
    await selectRows(
      fixture.backend,
      `insert into auth.letter (email, link_hash, code_hash, expires) values ($1, $2, 'c', now() + interval '1 hour')`,
      [former, `link-${number}`],
    );
    const tokens = await requested();
    await confirm(tokens.former);
    await confirm(tokens.new);
    const known = await selectOne(
      fixture.backend,
      `select email, (select count(*)::int from auth.session where "userId" = $1) as sessions,
         (select count(*)::int from auth.letter where email = $2) as letters from auth."user" where id = $1`,
      [userId, former],
    );
    expect(known).toEqual({ email: next(), sessions: 0, letters: 0 });
  });

  test('has the letters about the policy sent to it from then on', async () => {
    const tokens = await requested();
    await confirm(tokens.former);
    await confirm(tokens.new);
    await liveUntil(fixture.backend, '2026-07-10');
    const letters = await lettersOf(fixture.backend, bound.policyId, 'payment_upcoming');
    expect(letters.map(({ recipient, status }) => [recipient, status])).toEqual([[next(), 'sent']]);
    expect((await lettersOf(fixture.backend, bound.policyId, 'policy_bound'))[0]?.recipient).toBe(former);
  });

  test('is seen by its person alone while it waits, and can be taken back', async () => {
    const tokens = await requested();
    await confirm(tokens.new);
    expect(await ada.must(pendingDocument)).toMatchObject({
      address_changes: [
        {
          purpose: 'sign_in',
          status: 'asked',
          new_email: next(),
          former_confirmed: null,
          new_confirmed: expect.any(String),
        },
      ],
    });
    expect(await fixture.tenants.insurer.agent.must(pendingDocument)).toEqual({ address_changes: [] });
    await ada.must(cancelDocument);
    expect(await confirm(tokens.former)).toBe('link_over');
    expect(await emailOf()).toBe(former);
    expect(await refusalOf(fixture.backend, ada, cancelDocument)).toEqual({ code: 'nothing_asked' });
  });

  test('is over after a day, and when another one is asked for', async () => {
    const first = await requested();
    const second = await requested(`ada.third${number}@example.com`);
    expect(await confirm(first.new)).toBe('link_over');
    fixture.backend.clock.set('2026-06-16T14:00:00Z');
    expect(await confirm(second.new)).toBe('link_over');
    const link = await visitor().must(linkDocument, { token: second.new });
    expect(link).toEqual({
      address_link: { state: 'over', purpose: 'sign_in', inbox: 'new', waits_for_other: true, new_email: null },
    });
  });

  test('that is somebody else’s is asked for like any other, and refused to its own inbox alone', async () => {
    await selectRows(fixture.backend, `insert into users (email) values ($1)`, [next()]);
    const tokens = await requested();
    expect(await confirm(tokens.former)).toBe(false);
    expect(await confirm(tokens.new)).toBe('address_taken');
    expect(await emailOf()).toBe(former);
  });

  test('is refused in its field when it is no full address, or the one that counts', async () => {
    for (const [email, code] of [
      ['ada@example', 'email_invalid'],
      [former, 'address_same'],
    ] as const) {
      expect(await refusalOf(fixture.backend, ada, askDocument, { email })).toEqual({ code, field: 'email' });
    }
  });

  test('is opened by no other token', async () => {
    for (const token of ['', 'a1.none', payToken(fixture.backend.platform.secrets, bound.policyId, 1)]) {
      expect(await confirm(token)).toBe('not_found');
      expect((await refusalOf(fixture.backend, visitor(), linkDocument, { token })).code).toBe('not_found');
    }
  });

  test('is asked for in the language of the page', async () => {
    const french = await boundQuote(fixture.backend, aFrenchQuote({ person: { email: `zoe${number}@example.com` } }));
    const zoe = await ownerOfPolicy(fixture.backend, french.policyId);
    await zoe.must(askDocument, { email: `zoe.new${number}@example.com` }, { locale: 'fr-CA' });
    const [mail] = await mailsTo(`zoe.new${number}@example.com`);
    expect(mail?.subject).toBe('Confirmez votre nouvelle adresse');
  });

  test('leaves no address in the trail', async () => {
    await requested();
    const { input } = await selectOne<{ input: object }>(
      fixture.backend,
      `select input from audit_log where operation = 'update_my_email' and actor_user_id = $1`,
      [ada.principal.userId],
    );
    expect(input).toEqual({ email: '…' });
  });
});

describe('update_my_profile', () => {
  const document = `mutation ($name: String, $phone: String) {
    update_my_profile(preferred_name: $name, phone: $phone) { preferred_name phone first_name }
  }`;

  test('keeps how a person wants to be called and reached, and leaves the names of policies alone', async () => {
    const answer = await ada.must(document, { name: 'Addie', phone: '216-555-0100' });
    expect(answer).toEqual({
      update_my_profile: { preferred_name: 'Addie', phone: '216-555-0100', first_name: 'Ada' },
    });
    const insured = await selectOne(
      fixture.backend,
      `select first_name from entities where quote_id = $1 and entity_relationship = 'named_insured'`,
      [bound.quoteId],
    );
    expect(insured).toEqual({ first_name: 'Ada' });
  });

  test('leaves what is not named, and forgets what is empty', async () => {
    await ada.must(document, { name: 'Addie', phone: '216-555-0100' });
    const only = 'mutation { update_my_profile(phone: "") { preferred_name phone } }';
    expect(await ada.must(only)).toEqual({ update_my_profile: { preferred_name: 'Addie', phone: null } });
  });
});
