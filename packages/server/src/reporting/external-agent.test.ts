import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { answeredQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('external agent');
type Found = { show_alert: boolean; email: string; agent: string | null };
const document = `query ($quote: uuid, $policy: uuid) {
  external_agent_fni(quote_id: $quote, policy_id: $policy) { show_alert email agent }
}`;
type Asker = 'agent' | 'owner';
const ask = async (requested: { quote?: string; policy?: string }, as: Asker = 'agent'): Promise<Found | undefined> =>
  (await fixture.tenants.insurer[as].must<{ external_agent_fni: Found[] }>(document, requested)).external_agent_fni[0];

const facts = (name: string) => aQuote({ person: { first_name: name, email: `${name.toLowerCase()}@example.com` } });

/** Gives a quote to the owner of the insurer, who is an agent beside the one that asks. */
async function giveToOwner(quoteId: string): Promise<void> {
  await selectRows(
    fixture.backend,
    `update quotes set assigned_agent_id = (select user_id from agent_profiles a
       where a.organization_id = quotes.organization_id and first_name = 'Oswald' limit 1) where quote_id = $1`,
    [quoteId],
  );
}

describe('that another agent serves the insured already', () => {
  test('is said of an open quote or a policy with another agent, and whose it is', async () => {
    const mine = await answeredQuote(fixture.backend, facts('Rosa'), fixture.tenants.insurer.agent);
    expect(await ask({ quote: mine.quoteId })).toMatchObject({ show_alert: false, email: 'rosa@example.com' });
    const theirs = await boundQuote(fixture.backend, facts('Rosa'));
    await giveToOwner(theirs.quoteId);
    expect(await ask({ quote: mine.quoteId })).toMatchObject({ show_alert: true });
    expect((await ask({ quote: mine.quoteId }))?.agent).toBeTruthy();
    expect(await ask({ policy: theirs.policyId }, 'owner')).toMatchObject({ show_alert: true });
    // Whoever serves them is the one who asks.
    expect(await ask({ policy: theirs.policyId })).toMatchObject({ show_alert: false });
  });

  test('is not said of whoever asks, about a quote that nobody holds', async () => {
    const unheld = await answeredQuote(fixture.backend, facts('Ines'));
    const mine = await answeredQuote(fixture.backend, facts('Ines'), fixture.tenants.insurer.agent);
    expect(await ask({ quote: unheld.quoteId })).toMatchObject({ show_alert: false, agent: null });
    await giveToOwner(mine.quoteId);
    expect(await ask({ quote: unheld.quoteId })).toMatchObject({ show_alert: true });
  });

  test('is said of nobody whom only another organization serves', async () => {
    const mine = await answeredQuote(fixture.backend, facts('Marek'), fixture.tenants.insurer.agent);
    await answeredQuote(fixture.backend, facts('Marek'), fixture.tenants.mirror.agent);
    expect(await ask({ quote: mine.quoteId })).toMatchObject({ show_alert: false, agent: null });
  });
});
