import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  bindDocument,
  boundQuote,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('decide referral');
const insurer = () => fixture.tenants.insurer;
const began = '2026-06-15T14:00:00Z';

type Row = {
  readonly id: string;
  readonly status: string;
  readonly decision: string | null;
  readonly action_reason: string | null;
  readonly underwriter_name: string | null;
  readonly requested_by_name: string | null;
  readonly request_reasons: string[];
  readonly codes: string[];
};
const referralsOf = (quoteId: string) =>
  selectRows<Row>(
    fixture.backend,
    `select quote_referral_id as id, status, decision, action_reason, underwriter_name, requested_by_name,
       request_reasons, finding_codes as codes
     from quote_referrals where quote_id = $1 order by created, quote_referral_id`,
    [quoteId],
  );
const only = async (quoteId: string) => {
  const [row, ...others] = await referralsOf(quoteId);
  expect(others).toEqual([]);
  if (!row) throw new Error('nothing was asked');
  return row;
};
const statusOf = async (quoteId: string) =>
  (await selectOne<{ status: string }>(fixture.backend, 'select status from quotes where quote_id = $1', [quoteId]))
    .status;

const answerWith = (operation: 'accept_referral' | 'reject_referral') =>
  `mutation ($id: uuid!, $reason: String!) { ${operation}(quote_referral_id: $id, reason: $reason) { status } }`;
const accept = answerWith('accept_referral');
const reject = answerWith('reject_referral');
const submit = `mutation ($id: uuid!, $reasons: [String!]) {
  submit_underwriting_referral(quote_id: $id, request_reasons: $reasons) { quote_referral_id status } }`;
const cancel = 'mutation ($id: uuid!) { cancel_referral_request(quote_id: $id) { status } }';
const assign =
  'mutation ($id: uuid!, $user: uuid) { assign_referral(quote_referral_id: $id, user_id: $user) { assignee_name } }';
const update =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';

/** Worth more than the rates allow without an underwriter. */
const dear = () => aMotorhomeQuote({ vehicle: { rating_value: 62_000_000 } });
const reason = 'Inspected in May, and kept in a locked hall.';
const name = 'Ada Moreno';

async function buy(quote: StartedQuote): Promise<unknown> {
  const method = await cardToken(fixture.backend, '4242424242424242');
  const { bind_quote } = await quote.customer.must<{ bind_quote: { status: string } }>(
    bindDocument,
    { id: quote.quoteId, method },
    { idempotencyKey: randomUUID() },
  );
  return bind_quote.status;
}

let quote: StartedQuote;
beforeEach(async () => {
  fixture.backend.clock.set(began);
  quote = await plannedQuote(fixture.backend, dear());
});

describe('what the platform asks', () => {
  test('is accepted with a reason, and the customer buys; then it has served', async () => {
    const { id, codes } = await only(quote.quoteId);
    expect(codes).toEqual(['value_above_limit']);
    await insurer().underwriter.must(accept, { id, reason });
    expect(await only(quote.quoteId)).toMatchObject({
      status: 'accepted',
      decision: 'accepted',
      action_reason: reason,
      underwriter_name: expect.stringMatching(/\w/),
    });
    expect(await statusOf(quote.quoteId)).toBe('open');
    await signAsPage(fixture.backend, quote, name);
    expect(await buy(quote)).toBe('bound');
    expect(await only(quote.quoteId)).toMatchObject({ status: 'completed', decision: 'accepted' });
  });

  test('is rejected with a reason, and the quote with it', async () => {
    const { id } = await only(quote.quoteId);
    await insurer().underwriter.must(reject, { id, reason });
    expect(await statusOf(quote.quoteId)).toBe('ineligible');
    expect(await only(quote.quoteId)).toMatchObject({ status: 'rejected', action_reason: reason });
  });

  test('holds for what was looked at: a changed answer voids it, and it is asked again', async () => {
    const { id } = await only(quote.quoteId);
    await insurer().underwriter.must(accept, { id, reason });
    const vehicle = await vehicleOf(fixture.backend, quote.quoteId);
    await quote.customer.must(update, { id: vehicle, changes: { rating_value: 61_000_000 } });
    expect((await referralsOf(quote.quoteId)).map(({ status, decision }) => [status, decision])).toEqual([
      ['expired', 'accepted'],
      ['pending', null],
    ]);
  });

  test('cannot be taken back by people: it is mended or answered', async () => {
    expect(await refusalOf(fixture.backend, insurer().agent, cancel, { id: quote.quoteId })).toEqual({
      code: 'transition_not_allowed',
    });
  });

  test('is answered once, whoever is quicker', async () => {
    const { id } = await only(quote.quoteId);
    const colleague = insurer().underwriter;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        colleague.ask(place % 2 === 0 ? accept : reject, { id, reason: `${reason} ${place}` }),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done').toSorted();
    expect(codes).toEqual(['done', ...Array.from({ length: 5 }, () => 'referral_decided')]);
  });

  test('is the work of who takes it, and of underwriters of the organization alone', async () => {
    const { id } = await only(quote.quoteId);
    const { underwriter, agent } = insurer();
    const { userId } = underwriter.principal;
    expect(await underwriter.must(assign, { id, user: userId })).toMatchObject({
      assign_referral: { assignee_name: expect.stringMatching(/\w/) },
    });
    expect(await underwriter.must(assign, { id, user: null })).toEqual({ assign_referral: { assignee_name: null } });
    const refused = await refusalOf(fixture.backend, underwriter, assign, { id, user: agent.principal.userId });
    expect(refused).toEqual({ code: 'underwriter_not_in_organization', field: 'user_id' });
  });
});

describe('who may be given a question', () => {
  const assignees = 'query ($id: uuid!) { referral_assignees(quote_referral_id: $id) { user_id name waiting } }';

  test('are the underwriters of its organization, with how many wait with each', async () => {
    const { id } = await only(quote.quoteId);
    const { underwriter } = insurer();
    const { userId } = underwriter.principal;
    type Answer = { referral_assignees: { user_id: string; name: string; waiting: number }[] };
    const before = (await underwriter.must<Answer>(assignees, { id })).referral_assignees;
    const own = before.find(({ user_id }) => user_id === userId);
    expect(own?.name).toMatch(/\w/);
    await underwriter.must(assign, { id, user: userId });
    const after = (await underwriter.must<Answer>(assignees, { id })).referral_assignees;
    expect(after.find(({ user_id }) => user_id === userId)?.waiting).toBe((own?.waiting ?? 0) + 1);
    const foreign = fixture.tenants.mirror.underwriter.principal.userId;
    expect(after.map(({ user_id }) => user_id)).not.toContain(foreign);
    expect(after.map(({ user_id }) => user_id)).not.toContain(insurer().agent.principal.userId);
  });
});

describe('what an agent asks', () => {
  const hand = (about: StartedQuote, reasons: readonly string[], who: Caller = insurer().agent) =>
    who.must(submit, { id: about.quoteId, reasons });

  test('takes the place of what the platform asked, and locks the quote', async () => {
    await hand(quote, ['The bed is custom-made.']);
    const row = await only(quote.quoteId);
    expect(row).toMatchObject({ status: 'pending', requested_by_name: 'Agnes Harbor', codes: ['value_above_limit'] });
    expect(row.request_reasons.at(-1)).toBe('The bed is custom-made.');
    expect(await statusOf(quote.quoteId)).toBe('referred');
    const vehicle = await vehicleOf(fixture.backend, quote.quoteId);
    const refused = await refusalOf(fixture.backend, quote.customer, update, {
      id: vehicle,
      changes: { model: 'Bus' },
    });
    expect(refused).toEqual({ code: 'quote_referred' });
  });

  test('goes back to where it came from when it is accepted, and is bought', async () => {
    await hand(quote, []);
    await insurer().underwriter.must(accept, { id: (await only(quote.quoteId)).id, reason });
    expect(await statusOf(quote.quoteId)).toBe('open');
    await signAsPage(fixture.backend, quote, name);
    expect(await buy(quote)).toBe('bound');
  });

  test('goes back when it is taken back, by the agent or an underwriter', async () => {
    const plain = await plannedQuote(fixture.backend, aQuote());
    for (const who of [insurer().agent, insurer().underwriter]) {
      await hand(plain, ['Look at the roof.']);
      await who.must(cancel, { id: plain.quoteId });
      expect(await statusOf(plain.quoteId)).toBe('open');
    }
    const rows = await referralsOf(plain.quoteId);
    expect(rows.map(({ status, decision }) => [status, decision])).toEqual([
      ['expired', null],
      ['expired', null],
    ]);
  });

  test('keeps the last day that its product named when it was asked', async () => {
    const plain = await plannedQuote(fixture.backend, aQuote());
    const days = (count: number) =>
      fixture.backend.owner.pool.query('update product_parameters set referral_days = $1', [count]);
    await days(3);
    await hand(plain, ['Look at the roof.']);
    await days(14);
    fixture.backend.clock.set('2026-06-19T12:00:00Z');
    await jobHandlers(fixture.backend.platform)['expire-referrals']?.({});
    expect(await statusOf(plain.quoteId)).toBe('open');
    fixture.backend.clock.set('2026-06-15T12:00:00Z');
  });

  test('ends after fourteen days without an answer, by the day where the risk is', async () => {
    await hand(quote, []);
    const expire = () => jobHandlers(fixture.backend.platform)['expire-referrals']?.({});
    fixture.backend.clock.set('2026-06-30T03:59:00Z');
    await expire();
    expect(await statusOf(quote.quoteId)).toBe('referred');
    fixture.backend.clock.set('2026-06-30T04:01:00Z');
    await expire();
    expect(await statusOf(quote.quoteId)).toBe('open');
    expect(await only(quote.quoteId)).toMatchObject({ status: 'expired', decision: null });
    await expire();
    const kinds = await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where quote_id = $1 and kind like 'referral_%' order by at, timeline_entry_id`,
      [quote.quoteId],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['referral_requested', 'referral_submitted', 'referral_expired']);
  });
});

test('what an agent asks about a policy is answered, leaves it as it is, and says that it is to be cancelled', async () => {
  const { quoteId, policyId } = await boundQuote(fixture.backend, aQuote());
  const refer = `mutation ($id: uuid!) {
    refer_policy(policy_id: $id, request_reasons: ["A violation was found."]) { quote_referral_id }
  }`;
  await insurer().agent.must(refer, { id: policyId });
  await expect(insurer().agent.must(refer, { id: policyId })).rejects.toThrow('referral_pending');
  const { id } = await only(quoteId);
  await insurer().underwriter.must(reject, { id, reason });
  expect(await statusOf(quoteId)).toBe('bound');
  expect(await only(quoteId)).toMatchObject({ status: 'rejected', decision: 'rejected' });
  const kinds = await selectRows<{ kind: string; visible: boolean }>(
    fixture.backend,
    `select kind, visible from timeline_entries where policy_id = $1 and kind like 'policy_re%' order by at, timeline_entry_id`,
    [policyId],
  );
  expect(kinds).toEqual([
    { kind: 'policy_referred', visible: false },
    { kind: 'policy_review_rejected', visible: false },
  ]);
  // The end of cover is what it led to; taken back, it is for whoever cancels again.
  const end = (on: string) =>
    insurer().agent.must(
      `mutation ($id: uuid!, $on: date!) {
        cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on, issue_prorated_refund: true) { status }
      }`,
      { id: policyId, on },
    );
  fixture.backend.clock.set('2026-06-20T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  await end('2026-07-10');
  expect(await only(quoteId)).toMatchObject({ status: 'completed', decision: 'rejected' });
  await insurer().agent.must(
    'mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }',
    {
      id: policyId,
    },
  );
  expect(await only(quoteId)).toMatchObject({ status: 'rejected' });
  await end('2026-06-20');
  expect(await only(quoteId)).toMatchObject({ status: 'completed', decision: 'rejected' });
});
