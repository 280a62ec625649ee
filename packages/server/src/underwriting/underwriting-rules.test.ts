import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  answeredQuote,
  aQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('underwriting rules');
const insurer = () => fixture.tenants.insurer;

const usual = {
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 7e6,
  reason: 'It is worth more than we insure unseen.',
  effective_date: '2026-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
};
const writing = `mutation ($product: uuid!, $rule: underwriting_rule_input!) {
  create_underwriting_rule(product_id: $product, rule: $rule) { underwriting_rule_id version }
}`;
const rewriting = `mutation ($id: uuid!, $rule: underwriting_rule_input!, $version: Int) {
  update_underwriting_rule(underwriting_rule_id: $id, rule: $rule, version: $version) { underwriting_rule_id version }
}`;
const archiving = `mutation ($id: uuid!, $archived: Boolean) {
  archive_underwriting_rule(underwriting_rule_id: $id, archived: $archived) { underwriting_rule_id archived }
}`;

async function write(
  rule: object,
  who: Caller = insurer().underwriter,
  product = insurer().productId,
): Promise<string> {
  const { create_underwriting_rule } = await who.must<{ create_underwriting_rule: { underwriting_rule_id: string } }>(
    writing,
    { product, rule: { ...usual, ...rule } },
  );
  return create_underwriting_rule.underwriting_rule_id;
}
const rewrite = (id: string, rule: object) =>
  insurer().underwriter.must(rewriting, { id, rule: { ...usual, ...rule } });
const archive = (id: string, archived = true) => insurer().underwriter.must(archiving, { id, archived });

const change = async ({ quoteId }: StartedQuote, changes: object, who: Caller) =>
  who.must(
    'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
    {
      id: await vehicleOf(fixture.backend, quoteId),
      changes,
    },
  );
const statusOf = async ({ quoteId }: StartedQuote) =>
  (await selectOne<{ status: string }>(fixture.backend, 'select status from quotes where quote_id = $1', [quoteId]))
    .status;
const referred = ({ quoteId }: StartedQuote) =>
  selectRows<{ status: string; findings: object[]; request_reasons: string[] }>(
    fixture.backend,
    'select status, findings, request_reasons from quote_referrals where quote_id = $1 order by created',
    [quoteId],
  );
const signing = ({ quoteId, customer }: StartedQuote) =>
  refusalOf(fixture.backend, customer, signDocument, { id: quoteId, name: 'Ada Moreno' });
const screenOf = async ({ quoteId, customer }: StartedQuote) =>
  (
    await customer.must<{ checkout_state: { screen: string | null } }>(
      'query ($id: uuid!) { checkout_state(quote_id: $id) { screen } }',
      { id: quoteId },
    )
  ).checkout_state.screen;
const violationsOf = async ({ quoteId, customer }: StartedQuote) =>
  (
    await customer.must<{ quote_pricing: { referral_violations: object[]; rejection_violations: object[] } }>(
      `query ($id: uuid!) { quote_pricing(quote_id: $id) {
        bindable referral_violations { code message } rejection_violations { code message }
      } }`,
      { id: quoteId },
    )
  ).quote_pricing;

let quote: StartedQuote;
beforeEach(async () => {
  await selectRows(fixture.backend, 'update underwriting_rules set archived = app_now() where archived is null');
  quote = await plannedQuote(fixture.backend, aQuote());
});

describe('a rule that refers', () => {
  test('asks an underwriter at the next edit, under a code of its own, and takes it back once it is mended', async () => {
    const id = await write({});
    await change(quote, { rating_value: 8_000_000 }, quote.customer);
    expect(await referred(quote)).toEqual([
      {
        status: 'pending',
        request_reasons: ['It is worth more than we insure unseen.'],
        findings: [
          {
            code: `rule:${id}`,
            value: 8e6,
            threshold: 7e6,
          },
        ],
      },
    ]);
    expect(await screenOf(quote)).toBe('review-needed');
    expect(await violationsOf(quote)).toMatchObject({
      bindable: false,
      rejection_violations: [],
      referral_violations: [
        {
          code: `rule:${id}`,
          message: usual.reason,
        },
      ],
    });
    await change(quote, { rating_value: 6_900_000 }, quote.customer);
    expect(await referred(quote)).toMatchObject([{ status: 'expired' }]);
    expect(await screenOf(quote)).toBeNull();
  });

  test('is let pass where an underwriter accepted what was seen, in this content and no higher', async () => {
    const id = await write({});
    await change(quote, { rating_value: 8_000_000 }, quote.customer);
    const [waiting] = await selectRows<{ id: string }>(
      fixture.backend,
      `select quote_referral_id as id from quote_referrals where quote_id = $1 and status = 'pending'`,
      [quote.quoteId],
    );
    const accepting = `mutation ($id: uuid!) {
      accept_referral(quote_referral_id: $id, reason: "Looked at it.") { quote_referral_id }
    }`;
    await insurer().underwriter.must(accepting, { id: waiting?.id });
    expect(await screenOf(quote)).toBeNull();
    await rewrite(id, { value: 6_500_000 });
    expect(await screenOf(quote)).toBeNull();
    await write({ rule_name: 'Another', value: 7_500_000 });
    expect(await screenOf(quote)).toBe('review-needed');
  });
});

describe('a rule that rejects', () => {
  test('written after the price stands in the way of the signature at once, and archived no more', async () => {
    const signable = await signedQuote(fixture.backend, aQuote());
    const id = await write({ rule_type: 'rejection', value: 6_000_000 });
    expect(await screenOf(signable)).toBe('ineligible');
    expect((await signing(signable)).code).toBe('rejected_by_rule');
    await archive(id);
    expect(await screenOf(signable)).toBeNull();
    await signAsPage(fixture.backend, signable, 'Ada Moreno');
    await archive(id, false);
    expect(await screenOf(signable)).toBe('ineligible');
  });

  test('holds an agent’s sending back', async () => {
    await write({ rule_type: 'rejection', value: 6_000_000 });
    const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
    const refused = await refusalOf(fixture.backend, insurer().agent, send, { id: quote.quoteId });
    expect(refused.code).toBe('rejected_by_rule');
  });

  test('holds for cover that begins in its days, for its kinds of business, and in its own organization', async () => {
    await write({ rule_type: 'rejection', value: 6_000_000, effective_date: '2027-01-01' });
    await write({ rule_type: 'rejection', value: 6_000_000, allow_new_business: false });
    const { underwriter, productId } = fixture.tenants.mirror;
    await write({ rule_type: 'rejection', value: 6_000_000 }, underwriter, productId);
    expect(await screenOf(quote)).toBeNull();
    await write({ rule_type: 'rejection', value: 6_000_000 });
    expect(await screenOf(quote)).toBe('ineligible');
  });
});

describe('a rule that wants an agent', () => {
  const several = {
    rule_type: 'agent_required',
    object_type: 'quote',
    key: 'vehicle_count',
    operator: 'gte',
    value: 1,
  };

  test('hands a customer’s quote over at the edit that hits it', async () => {
    await write({ rule_type: 'agent_required' });
    await change(quote, { rating_value: 8_000_000 }, quote.customer);
    expect(await statusOf(quote)).toBe('agent_required');
    expect(await screenOf(quote)).toBe('agent-required');
    const kinds = await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where quote_id = $1 and kind = 'quote_handed_over'`,
      [quote.quoteId],
    );
    expect(kinds).toHaveLength(1);
  });

  test('hands it over as it is started', async () => {
    await write(several);
    expect(await statusOf(await startQuote(fixture.backend, aQuote()))).toBe('agent_required');
  });

  test('lets an agent go on, and the customer once an agent has sent it', async () => {
    await write({ rule_type: 'agent_required' });
    await change(quote, { rating_value: 8_000_000 }, insurer().agent);
    expect(await statusOf(quote)).toBe('open');
    await insurer().agent.must('mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }', {
      id: quote.quoteId,
    });
    expect(await statusOf(quote)).toBe('agent_approved');
    expect(await screenOf(quote)).toBeNull();
  });

  test('written later refuses the customer’s signature', async () => {
    await write(several);
    expect(await screenOf(quote)).toBe('agent-required');
    expect((await signing(quote)).code).toBe('quote_agent_required');
  });
});

describe('the wordings of a rule', () => {
  test('are all kept, with who wrote them, what they meant, and whether they counted', async () => {
    const id = await write({});
    await rewrite(id, { value: 9_000_000 });
    await rewrite(id, { value: 9_000_000 });
    await archive(id);
    await archive(id);
    const { underwriting_rule_history } = await insurer().underwriter.must<{ underwriting_rule_history: object[] }>(
      `query ($id: uuid!) { underwriting_rule_history(underwriting_rule_id: $id) {
        version written_by archived sentence asked_about
      } }`,
      { id },
    );
    const by = { written_by: 'Ulla Harbor', asked_about: ['new_business', 'renewal', 'proposal'] };
    expect(underwriting_rule_history).toEqual([
      { ...by, version: 3, archived: true, sentence: 'Refer when the rated value is greater than $90,000.' },
      { ...by, version: 2, archived: false, sentence: 'Refer when the rated value is greater than $90,000.' },
      { ...by, version: 1, archived: false, sentence: 'Refer when the rated value is greater than $70,000.' },
    ]);
  });

  test('of two that are written on the same version one is taken', async () => {
    const id = await write({});
    const both = [8_000_000, 9_000_000].map((value) =>
      insurer().underwriter.ask(rewriting, { id, version: 1, rule: { ...usual, value } }),
    );
    const codes = (await Promise.all(both)).map(({ errors }) => errors[0]?.extensions.code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'rule_changed_elsewhere']);
  });
});

describe('the rule book', () => {
  test('says what may be read, what each rule means and what is to be said of it, in the reader’s language', async () => {
    const [first, second] = [await write({}), await write({ rule_name: 'Higher', value: 9_000_000 })];
    const requested = `query ($id: uuid!) { underwriting_rule_book(product_id: $id) {
      fields { object_type object_label key label type operators choices { value label } }
      rules { underwriting_rule_id sentence warnings { code message underwriting_rule_id } }
    } }`;
    type Book = { underwriting_rule_book: { fields: { key: string; label: string }[]; rules: object[] } };
    const { underwriting_rule_book: book } = await insurer().underwriter.must<Book>(requested, {
      id: insurer().productId,
    });
    expect(book.fields).toContainEqual({
      object_type: 'vehicle',
      object_label: 'Vehicle',
      key: 'rating_value',
      label: 'Rated value',
      type: 'money',
      operators: expect.arrayContaining(['gt', 'between']),
      choices: [],
    });
    expect(book.rules.slice(0, 2)).toMatchObject([
      { underwriting_rule_id: first, warnings: [{ code: 'rule_makes_needless', underwriting_rule_id: second }] },
      { underwriting_rule_id: second, warnings: [{ code: 'rule_hit_already', underwriting_rule_id: first }] },
    ]);
  });

  test('previews a draft: its sentence and warnings, or the field that is wrong', async () => {
    const id = await write({});
    const requested = `query ($id: uuid!, $rule: underwriting_rule_input!, $beside: uuid) {
      underwriting_rule_preview(product_id: $id, rule: $rule, beside: $beside) {
        sentence problem { code field } warnings { code }
      }
    }`;
    const preview = (rule: object, beside: string | null = null) =>
      insurer().underwriter.must<{ underwriting_rule_preview: object }>(requested, {
        id: insurer().productId,
        rule: {
          ...usual,
          ...rule,
        },
        beside,
      });
    expect((await preview({})).underwriting_rule_preview).toEqual({
      sentence: 'Refer when the rated value is greater than $70,000.',
      problem: null,
      warnings: [{ code: 'rule_hit_already' }],
    });
    expect((await preview({}, id)).underwriting_rule_preview).toMatchObject({ warnings: [] });
    expect((await preview({ value: 'much' })).underwriting_rule_preview).toEqual({
      sentence: null,
      warnings: [],
      problem: {
        code: 'rule_value_unfit',
        field: 'value',
      },
    });
  });
});

describe('the impact of a draft', () => {
  const requested = `query ($id: uuid!, $rule: underwriting_rule_input!, $beside: uuid) {
    underwriting_rule_impact(product_id: $id, rule: $rule, beside: $beside) {
      looked_at hits new_hits let_go premium premium_hit quotes { quote_id values premium hit_now }
    }
  }`;
  type Hit = { readonly quote_id: string; readonly values: string[]; readonly premium: number | null };
  type Impact = Readonly<Record<'looked_at' | 'hits' | 'new_hits' | 'let_go' | 'premium' | 'premium_hit', number>>;
  const impact = async (rule: object, beside: string | null = null) => {
    const input = { id: insurer().productId, rule: { ...usual, ...rule }, beside };
    type Answer = { underwriting_rule_impact: Impact & { readonly quotes: Hit[] } };
    return (await insurer().underwriter.must<Answer>(requested, input)).underwriting_rule_impact;
  };

  test('looks at nothing that was emptied of its person', async () => {
    const { looked_at: before } = await impact({});
    const { quoteId } = await answeredQuote(fixture.backend, aQuote());
    expect((await impact({})).looked_at).toBe(before + 1);
    await selectRows(fixture.backend, `update quotes set erased = app_now(), status = 'expired' where quote_id = $1`, [
      quoteId,
    ]);
    expect((await impact({})).looked_at).toBe(before);
    await selectRows(fixture.backend, 'update quotes set erased = null where quote_id = $1', [quoteId]);
  });

  test('is what a search of every quote by hand finds, to the cent', async () => {
    await change(quote, { rating_value: 8_000_000 }, quote.customer);
    const { organizationId } = insurer().organization;
    const byHand = await selectRows<{ quote_id: string; premium: number | null; most: number | null }>(
      fixture.backend,
      `select quote_id, premium, (select max(rating_value) from vehicles v where v.quote_id = q.quote_id
         and archived is null) as most
       from quotes q where organization_id = $1 and product_id = $2 and status <> 'replaced'
         and created > app_now() - interval '12 months' and effective_date >= '2026-01-01' order by created desc`,
      [organizationId, insurer().productId],
    );
    const sumOf = (rows: { premium: number | null }[]) => rows.reduce((sum, row) => sum + (row.premium ?? 0), 0);
    const hit = byHand.filter(({ most }) => (most ?? 0) > 7_000_000);
    const found = await impact({});
    expect(found).toMatchObject({
      looked_at: byHand.length,
      hits: hit.length,
      new_hits: hit.length,
      let_go: 0,
      premium: sumOf(byHand),
      premium_hit: sumOf(hit),
    });
    expect(found.quotes.map(({ quote_id }) => quote_id).toSorted()).toEqual(
      hit.map(({ quote_id }) => quote_id).toSorted(),
    );
    expect(found.quotes).toContainEqual(expect.objectContaining({ quote_id: quote.quoteId, values: ['8000000'] }));
  });

  test('is told beside the wording in use, and saves nothing', async () => {
    await change(quote, { rating_value: 8_000_000 }, quote.customer);
    const id = await write({});
    const all = await impact({}, id);
    expect(all).toMatchObject({ new_hits: 0, let_go: 0 });
    expect(await impact({ value: 8_000_000 }, id)).toMatchObject({ hits: 0, let_go: all.hits });
    expect(await selectRows(fixture.backend, 'select from underwriting_rules where archived is null')).toHaveLength(1);
  });
});
