import type { Caller } from '@roadworthy/testkit/caller.ts';
import { referralOf } from '@roadworthy/testkit/added-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('referral messages');
const insurer = () => fixture.tenants.insurer;

const write = `mutation ($id: uuid!, $message: String!) {
  write_referral_message(quote_referral_id: $id, message: $message) { messages { message author_name } } }`;
const answer = (operation: string) =>
  `mutation ($id: uuid!) { ${operation}(quote_referral_id: $id, reason: "Seen.") { status } }`;
const submit = 'mutation ($id: uuid!) { submit_underwriting_referral(quote_id: $id) { status } }';
const take = `mutation ($id: uuid!, $user: uuid) {
  assign_referral(quote_referral_id: $id, user_id: $user) { assignee_name } }`;

type Letter = { readonly template: string; readonly recipient: string };
const lettersOf = async (quoteId: string) =>
  (
    await selectRows<Letter>(
      fixture.backend,
      `select template, recipient::text from notifications
       where subject_kind = 'quote_referral' and subject_id in
         (select quote_referral_id from quote_referrals where quote_id = $1)
         or template = 'quote_reviewed' and quote_id = $1
       order by created, template`,
      [quoteId],
    )
  ).map(({ template, recipient }) => [template, recipient]);
const emailOf = async ({ principal }: Caller) =>
  (
    await selectRows<{ email: string }>(fixture.backend, 'select email::text from users where user_id = $1', [
      principal.userId,
    ])
  )[0]?.email;

let quote: StartedQuote;
let id: string;
beforeEach(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ vehicle: { rating_value: 62_000_000 } }));
  id = await referralOf(fixture.backend, quote.quoteId);
});

describe('what is written about a referral', () => {
  test('is read by both sides under the name of who wrote it, and by nobody else', async () => {
    await insurer().underwriter.must(write, { id, message: ' Could you send the appraisal?\n' });
    const answered = await insurer().agent.must<{ write_referral_message: { messages: object[] } }>(write, {
      id,
      message: 'It is among the files.',
    });
    expect(answered.write_referral_message.messages).toMatchObject([
      { message: 'Could you send the appraisal?', author_name: expect.stringMatching(/\w/) },
      { message: 'It is among the files.', author_name: 'Agnes Harbor' },
    ]);
    const reading = '{ quote_referral_messages { message } }';
    expect(await fixture.tenants.mirror.agent.must(reading)).toEqual({ quote_referral_messages: [] });
    expect((await quote.customer.ask(reading)).errors[0]?.extensions.code).toBe('validation-failed');
    expect(await refusalOf(fixture.backend, fixture.tenants.mirror.agent, write, { id, message: 'Hello' })).toEqual({
      code: 'not_found',
    });
  });

  test('is told to the other side: to who asked, and to who has taken it', async () => {
    const { agent, underwriter } = insurer();
    await agent.must(submit, { id: quote.quoteId });
    await agent.must(write, { id, message: 'A client of many years.' });
    // Nobody has taken it: it waits in the queue.
    expect(await lettersOf(quote.quoteId)).toEqual([]);
    await underwriter.must(take, { id, user: underwriter.principal.userId });
    await agent.must(write, { id, message: 'And kept indoors.' });
    await underwriter.must(write, { id, message: 'Thank you.' });
    expect(await lettersOf(quote.quoteId)).toEqual([
      ['referral_message', await emailOf(underwriter)],
      ['referral_message', await emailOf(agent)],
    ]);
  });
});

describe('an answer', () => {
  test.each(['accept_referral', 'reject_referral'])(
    'by %s is told to who asked, and to the customer',
    async (operation) => {
      const { agent, underwriter } = insurer();
      await agent.must(submit, { id: quote.quoteId });
      await underwriter.must(answer(operation), { id });
      const [customer] = await selectRows<{ email: string }>(
        fixture.backend,
        `select email::text from entities where quote_id = $1 and entity_relationship = 'named_insured'`,
        [quote.quoteId],
      );
      expect(await lettersOf(quote.quoteId)).toEqual([
        ['quote_reviewed', customer?.email],
        ['referral_answered', await emailOf(agent)],
      ]);
    },
  );

  test('to what the platform asked is told to the customer alone, while the quote is nobody’s', async () => {
    await insurer().underwriter.must(answer('accept_referral'), { id });
    expect((await lettersOf(quote.quoteId)).map(([template]) => template)).toEqual(['quote_reviewed']);
  });
});
