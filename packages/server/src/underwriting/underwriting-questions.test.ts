import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('underwriting questions');
const insurer = () => fixture.tenants.insurer;

const usual = {
  question: 'Is there damage on it now?',
  question_fr: 'Est-il endommagé ?',
  answer_type: 'yes_no',
  decisions: [
    {
      decision: 'referral',
      answer: 'yes',
    },
  ],
  effective_date: '2026-01-01',
};
const writing = `mutation ($product: uuid!, $question: underwriting_question_input!) {
  create_underwriting_question(product_id: $product, question: $question) { underwriting_question_id }
}`;
const rewriting = `mutation ($id: uuid!, $question: underwriting_question_input!, $version: Int) {
  update_underwriting_question(underwriting_question_id: $id, question: $question, version: $version) {
    version wording decision sort_order
  }
}`;
const archiving = `mutation ($id: uuid!, $archived: Boolean) {
  archive_underwriting_question(underwriting_question_id: $id, archived: $archived) { archived }
}`;
const answering = `mutation ($id: uuid!, $declarations: jsonb!) {
  update_declarations(quote_id: $id, declarations: $declarations) { declarations }
}`;

async function write(question: object = {}): Promise<string> {
  type Written = { create_underwriting_question: { underwriting_question_id: string } };
  const { underwriter, productId: product } = insurer();
  const written = await underwriter.must<Written>(writing, { product, question: { ...usual, ...question } });
  return written.create_underwriting_question.underwriting_question_id;
}
const rewrite = (id: string, question: object, version?: number) =>
  insurer().underwriter.must(rewriting, { id, question: { ...usual, ...question }, version });
const archive = (id: string, archived = true) => insurer().underwriter.must(archiving, { id, archived });

type Requested = {
  underwriting_question_id: string;
  question: string;
  wording: number;
  answer: unknown;
  asked: boolean;
};
const questionsOf = async ({ quoteId, customer }: StartedQuote, who: Caller = customer) =>
  (
    await who.must<{ quote_questions: Requested[] }>(
      'query ($id: uuid!) { quote_questions(quote_id: $id) { underwriting_question_id question wording answer asked } }',
      { id: quoteId },
    )
  ).quote_questions;
const answer = (quote: StartedQuote, id: string, stated: unknown, wording = 1, who: Caller = quote.customer) =>
  who.must(answering, { id: quote.quoteId, declarations: { questions: { [id]: { wording, answer: stated } } } });
const stateOf = async ({ quoteId, customer }: StartedQuote) =>
  (
    await customer.must<{ checkout_state: { screen: string | null; next: string; missing_fields: object[] } }>(
      'query ($id: uuid!) { checkout_state(quote_id: $id) { screen next missing_fields { path step message } } }',
      { id: quoteId },
    )
  ).checkout_state;
const referred = ({ quoteId }: StartedQuote) =>
  selectRows<{ status: string; findings: object[]; request_reasons: string[] }>(
    fixture.backend,
    'select status, findings, request_reasons from quote_referrals where quote_id = $1 order by created',
    [quoteId],
  );
const answeredIn = async ({ quoteId }: StartedQuote, who: Caller = insurer().agent) =>
  (
    await who.must<{ answered_questions: object[] }>(
      'query ($id: uuid!) { answered_questions(quote_id: $id) { question answer in_use } }',
      { id: quoteId },
    )
  ).answered_questions;

let quote: StartedQuote;
beforeEach(async () => {
  await selectRows(fixture.backend, 'update underwriting_questions set archived = app_now() where archived is null');
  quote = await plannedQuote(fixture.backend, aQuote());
});

describe('a question', () => {
  test('is asked of a customer at its step, and nothing is signed before it is answered', async () => {
    const id = await write();
    const path = `declarations.questions.${id}`;
    expect(await stateOf(quote)).toMatchObject({
      next: 'history',
      missing_fields: [{ path, step: 'history', message: usual.question }, {}, {}],
    });
    const signing = { id: quote.quoteId, name: 'Ada Moreno' };
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, signing)).toEqual({
      code: 'fields_missing',
      field: path,
    });
    await answer(quote, id, 'no');
    expect(await stateOf(quote)).toMatchObject({ screen: null, next: 'review' });
  });

  test('refers by its answer, with its sentence as the reason, and lets go once the answer is mended', async () => {
    const id = await write();
    await answer(quote, id, 'yes');
    expect(await referred(quote)).toEqual([
      {
        status: 'pending',
        request_reasons: ['Is there damage on it now? Answer: Yes.'],
        findings: [
          {
            code: `question:${id}`,
            value: 'yes',
          },
        ],
      },
    ]);
    expect((await stateOf(quote)).screen).toBe('review-needed');
    await answer(quote, id, 'no');
    expect(await referred(quote)).toMatchObject([{ status: 'expired' }]);
    expect((await stateOf(quote)).screen).toBeNull();
  });

  test('that an underwriter let pass stays so until its answer changes', async () => {
    const id = await write({ answer_type: 'number', decisions: [{ decision: 'referral', from: 2 }] });
    await answer(quote, id, 3);
    const pending = `select quote_referral_id as id from quote_referrals where quote_id = $1 and status = 'pending'`;
    const { id: referral } = await selectOne<{ id: string }>(fixture.backend, pending, [quote.quoteId]);
    await insurer().underwriter.must(
      'mutation ($id: uuid!) { accept_referral(quote_referral_id: $id, reason: "Fine.") { status } }',
      { id: referral },
    );
    expect((await stateOf(quote)).screen).toBeNull();
    await answer(quote, id, 2);
    expect((await stateOf(quote)).screen).toBe('review-needed');
  });

  test.each([
    ['rejection', 'ineligible'],
    ['agent_required', 'agent-required'],
  ])('may bring about a %s', async (decision, screen) => {
    await answer(quote, await write({ decisions: [{ decision, answer: 'yes' }] }), 'yes');
    expect((await stateOf(quote)).screen).toBe(screen);
  });

  test('opens another on its answer, whose own is kept while it is closed and counts when it is open again', async () => {
    const parent = await write({ question: 'Have you had losses?', decisions: [] });
    const beneath = { parent_id: parent, parent_answer: 'yes', answer_type: 'number', question: 'How many?' };
    const child = await write({ ...beneath, decisions: [{ decision: 'referral', from: 2 }] });
    const open = async () => (await questionsOf(quote)).map(({ asked: isAsked, answer }) => [isAsked, answer]);
    expect(await open()).toEqual([
      [true, null],
      [false, null],
    ]);
    await answer(quote, parent, 'yes');
    await answer(quote, child, 5);
    expect((await stateOf(quote)).screen).toBe('review-needed');
    await answer(quote, parent, 'no');
    expect((await stateOf(quote)).screen).toBeNull();
    expect(await open()).toEqual([
      [true, 'no'],
      [false, 5],
    ]);
    await answer(quote, parent, 'yes');
    expect((await stateOf(quote)).screen).toBe('review-needed');
  });

  test('is asked about cover that begins in its days', async () => {
    await write({ effective_date: '2099-01-01' });
    await write({ effective_date: '2020-01-01', expiration_date: '2020-06-01' });
    expect(await questionsOf(quote)).toEqual([]);
  });

  test('is read in the language of who reads it', async () => {
    await write();
    const french = await quote.customer.must<{ quote_questions: Requested[] }>(
      'query ($id: uuid!) { quote_questions(quote_id: $id) { question } }',
      { id: quote.quoteId },
      { locale: 'fr-CA' },
    );
    expect(french.quote_questions).toEqual([{ question: 'Est-il endommagé ?' }]);
  });
});

describe('a question in use', () => {
  test('is never rewritten under an answer: reworded it is asked again, and what was answered keeps its words', async () => {
    const id = await write();
    await answer(quote, id, 'no');
    await rewrite(id, { question: 'Was it ever damaged?' });
    expect(await questionsOf(quote)).toMatchObject([{ question: 'Was it ever damaged?', wording: 2, answer: null }]);
    expect((await stateOf(quote)).next).toBe('history');
    expect(await answeredIn(quote)).toEqual([{ question: usual.question, answer: 'No', in_use: false }]);
    await answer(quote, id, 'no', 2);
    expect(await answeredIn(quote)).toEqual([{ question: 'Was it ever damaged?', answer: 'No', in_use: true }]);
  });

  test('refuses the answer to what was read before it was reworded', async () => {
    const id = await write();
    await rewrite(id, { question: 'Was it ever damaged?' });
    const stated = { questions: { [id]: { wording: 1, answer: 'no' } } };
    expect(
      await refusalOf(fixture.backend, quote.customer, answering, { id: quote.quoteId, declarations: stated }),
    ).toEqual({
      code: 'question_reworded',
      field: `declarations.questions.${id}`,
    });
  });

  test('keeps its answers where only what follows from them changed, which counts at once', async () => {
    const id = await write({ decisions: [] });
    await answer(quote, id, 'yes');
    expect((await stateOf(quote)).screen).toBeNull();
    expect(await rewrite(id, {})).toEqual({
      update_underwriting_question: { version: 2, wording: 1, decision: 'referral', sort_order: 0 },
    });
    expect((await stateOf(quote)).screen).toBe('review-needed');
  });

  test('has each of its wordings kept, with who wrote it; another place among its neighbours is none', async () => {
    const id = await write();
    const other = await write({ question: 'Is it rented out?' });
    await rewrite(id, { question: 'Was it ever damaged?' });
    const ids = [other, id];
    await insurer().underwriter.must(
      `mutation ($product: uuid!, $ids: [uuid!]!) {
        reorder_underwriting_questions(product_id: $product, underwriting_question_ids: $ids) { product_id }
      }`,
      { product: insurer().productId, ids },
    );
    expect((await questionsOf(quote)).map(({ underwriting_question_id }) => underwriting_question_id)).toEqual(ids);
    await archive(id);
    const { underwriting_question_history: history } = await insurer().underwriter.must<{
      underwriting_question_history: { version: number; question: string; written_by: string | null }[];
    }>(
      `query ($id: uuid!) { underwriting_question_history(underwriting_question_id: $id) {
        version question archived asks_anew written_by
      } }`,
      { id },
    );
    expect(history.map(({ written_by: by, ...one }) => ({ ...one, hasAuthor: by !== null }))).toEqual([
      { version: 3, question: 'Was it ever damaged?', archived: true, asks_anew: false, hasAuthor: true },
      { version: 2, question: 'Was it ever damaged?', archived: false, asks_anew: true, hasAuthor: true },
      { version: 1, question: usual.question, archived: false, asks_anew: true, hasAuthor: true },
    ]);
  });

  test('is archived with what stands beneath it, and comes back with it alone', async () => {
    const parent = await write({ question: 'Have you had losses?', decisions: [] });
    const beneath = { parent_id: parent, parent_answer: 'yes' };
    const child = await write({ ...beneath, question: 'Any above $25,000?' });
    const gone = await write({ ...beneath, question: 'Any below?' });
    await archive(gone);
    const earlier = `update underwriting_questions set archived = archived - interval '1 hour'
      where underwriting_question_id = $1`;
    await selectRows(fixture.backend, earlier, [gone]);
    await answer(quote, parent, 'yes');
    await archive(parent);
    expect(await questionsOf(quote)).toEqual([]);
    expect((await stateOf(quote)).next).toBe('review');
    const restoring = { id: child, archived: false };
    expect(await refusalOf(fixture.backend, insurer().underwriter, archiving, restoring)).toMatchObject({
      code: 'question_parent_archived',
    });
    await archive(parent, false);
    expect((await questionsOf(quote)).map(({ underwriting_question_id: id }) => id)).toEqual([parent, child]);
  });
});

describe('two underwriters at once', () => {
  test('who write one question anew: one of them hears that it was changed', async () => {
    const id = await write();
    const both = await Promise.allSettled([
      rewrite(id, { question: 'Was it ever damaged?' }, 1),
      rewrite(id, { question: 'Is anything broken?' }, 1),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = 'select version from underwriting_question_versions where underwriting_question_id = $1';
    expect(await selectRows(fixture.backend, stored, [id])).toHaveLength(2);
  });

  test('who put questions beneath each other: none ends up beneath itself', async () => {
    const [one, other] = [await write(), await write({ question: 'Is it rented out?' })];
    const both = await Promise.allSettled([
      rewrite(one, { parent_id: other, parent_answer: 'yes' }),
      rewrite(other, { parent_id: one, parent_answer: 'yes', question: 'Is it rented out?' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('who write one each have them in two places', async () => {
    const ids = await Promise.all(['A?', 'B?', 'C?'].map((question) => write({ question })));
    const places = await selectRows<{ sort_order: number }>(
      fixture.backend,
      'select sort_order from underwriting_questions where underwriting_question_id = any($1) order by sort_order',
      [ids],
    );
    expect(places.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2]);
  });
});

describe('who reads questions', () => {
  const reading = '{ underwriting_questions(where: { archived: { _is_null: true } }) { question } }';

  test('are those of the quote’s product for its token, and what is asked alone', async () => {
    await write();
    expect(await quote.customer.must(reading)).toEqual({ underwriting_questions: [{ question: usual.question }] });
    const { errors } = await quote.customer.ask('{ underwriting_questions { decisions } }');
    expect(errors).toHaveLength(1);
    const elsewhere = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.mirror.agent);
    expect(await fixture.backend.bearer(elsewhere.quoteId).must(reading)).toEqual({ underwriting_questions: [] });
  });

  test('are everybody who works there, with what an answer brings about', async () => {
    await write();
    const whole = '{ underwriting_questions(where: { archived: { _is_null: true } }) { decision decisions } }';
    expect(await insurer().agent.must(whole)).toMatchObject({ underwriting_questions: [{ decision: 'referral' }] });
    expect(await fixture.tenants.mirror.underwriter.must(reading)).toEqual({ underwriting_questions: [] });
  });
});
