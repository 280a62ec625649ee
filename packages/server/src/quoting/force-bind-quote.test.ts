import { randomUUID } from 'node:crypto';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, describe, expect, test } from 'vitest';

const fixture = useFixture('force bind', { now: '2026-06-15T14:00:00Z' });
const insurer = () => fixture.tenants.insurer;
afterEach(async () => {
  await selectRows(fixture.backend, `delete from explicit_rejections`);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const force = ({ quoteId }: StartedQuote, overrides = false, by = insurer().underwriter) =>
  by.ask(
    `mutation ($id: uuid!, $overrides: Boolean) {
      force_bind_quote(quote_id: $id, reason: "Head office agrees.", override_moratorium: $overrides) {
        checkout_url waived quote { status }
      }
    }`,
    { id: quoteId, overrides },
  );
type Forced = { force_bind_quote: { checkout_url: string; waived: string[]; quote: { status: string } } };
const pay = async ({ customer, quoteId }: StartedQuote, card = '4242424242424242') =>
  customer.ask(
    bindDocument,
    { id: quoteId, method: await cardToken(fixture.backend, card) },
    { idempotencyKey: randomUUID() },
  );
const codeOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] }) =>
  errors[0]?.extensions.code ?? null;
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ status: string; force_bind: boolean; forced_content_hash: string | null; policy_id: string | null }>(
    fixture.backend,
    'select status, force_bind, forced_content_hash, policy_id from quotes where quote_id = $1',
    [quoteId],
  );
let people = 0;
/** A signed quote whose buyer is refused by name since. */
async function refusedQuote(): Promise<StartedQuote> {
  people += 1;
  const email = `forced${people}@example.com`;
  const quote = await signedQuote(fixture.backend, aQuote({ person: { email } }));
  await insurer().underwriter.must(
    `mutation ($organization: uuid!, $email: String!) {
      create_rejection(organization_id: $organization, key: "email", value: $email, reason: "Two staged losses.") { key }
    }`,
    { organization: insurer().organization.organizationId, email },
  );
  return quote;
}

describe('force_bind_quote', () => {
  test('lets the customer buy what was refused, by their own card, with its invoices; what was waived is kept', async () => {
    const quote = await refusedQuote();
    expect(codeOf(await pay(quote))).toBe('rejected_by_rule');
    const { data } = await force(quote);
    expect((data as Forced).force_bind_quote).toMatchObject({
      waived: ['acceptable'],
      quote: { status: 'agent_approved' },
    });
    expect(await rowOf(quote)).toMatchObject({ status: 'agent_approved', force_bind: false, policy_id: null });
    expect((await pay(quote)).data).toMatchObject({ bind_quote: { status: 'bound' } });
    const { status, force_bind, policy_id } = await rowOf(quote);
    expect([status, force_bind]).toEqual(['bound', true]);
    const invoices = await selectRows(fixture.backend, 'select 1 from invoices where policy_id = $1', [policy_id]);
    expect(invoices).toHaveLength(12);
    const trail = await selectRows(
      fixture.backend,
      `select outcome, input->'waived' as waived, input->>'reason' as reason from audit_log
       where operation = 'force_bind_quote' and root_id = $1 and outcome = 'waived'`,
      [quote.quoteId],
    );
    expect(trail).toEqual([{ outcome: 'waived', waived: ['acceptable'], reason: '…' }]);
    const notes = await selectRows<{ note: string; visible: boolean }>(
      fixture.backend,
      'select note, visible from quote_notes where quote_id = $1',
      [quote.quoteId],
    );
    expect(notes).toContainEqual({ note: 'Head office agrees.', visible: false });
  });

  test('completes what an underwriter is asked, and a declined card leaves the quote as it was let through', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    await insurer().agent.must(
      'mutation ($id: uuid!) { submit_underwriting_referral(quote_id: $id, request_reasons: ["Look at it."]) { status } }',
      { id: quote.quoteId },
    );
    expect(codeOf(await pay(quote))).toBe('quote_referred');
    const { data, errors } = await force(quote);
    expect(errors).toEqual([]);
    expect((data as Forced).force_bind_quote.waived).toEqual(['no_pending_referral']);
    const requested = await selectRows(fixture.backend, 'select status from quote_referrals where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(requested).toEqual([{ status: 'completed' }]);
    expect((await pay(quote, '4000000000000002')).data).toMatchObject({ bind_quote: { status: 'declined' } });
    expect((await rowOf(quote)).status).toBe('agent_approved');
    expect((await pay(quote)).data).toMatchObject({ bind_quote: { status: 'bound' } });
  });

  test('ends with the approval: taken back and sent again, the quote is judged as any other', async () => {
    const quote = await refusedQuote();
    await force(quote);
    await insurer().underwriter.must('mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { status } }', {
      id: quote.quoteId,
    });
    expect(await rowOf(quote)).toMatchObject({ status: 'open', forced_content_hash: null });
    expect(codeOf(await pay(quote))).toBe('rejected_by_rule');
  });

  test('overrides a moratorium where that is said, and no other quote passes with it', async () => {
    const [one, other] = [await signedQuote(fixture.backend, aQuote()), await signedQuote(fixture.backend, aQuote())];
    await insurer().underwriter.must(
      `mutation ($organization: uuid!) {
        create_moratorium(organization_id: $organization, moratorium: { name: "Storm", reason: "Storm", notice: "A storm.",
          actions: ["bind"], states: ["US-OH"], time_zone: "America/New_York" }) { name }
      }`,
      { organization: insurer().organization.organizationId },
    );
    expect(codeOf(await force(one))).toBe('moratorium_active');
    expect(codeOf(await force(one, true))).toBeNull();
    expect((await pay(one)).data).toMatchObject({ bind_quote: { status: 'bound' } });
    expect(codeOf(await pay(other))).toBe('moratorium_active');
    await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  });

  test('is an underwriter’s, and says to others why not', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    expect(codeOf(await force(quote, false, insurer().agent))).toBe('validation-failed');
    const { abilities } = await insurer().agent.must<{
      abilities: { operation: string; allowed: boolean; code: string }[];
    }>('query ($id: uuid!) { abilities(table: "quotes", id: $id) { operation allowed code } }', { id: quote.quoteId });
    expect(abilities.find(({ operation }) => operation === 'force_bind_quote')).toMatchObject({
      allowed: false,
      code: 'actor_not_allowed',
    });
  });
});
