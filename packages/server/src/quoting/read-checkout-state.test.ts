import {
  answeredQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('checkout state', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = `query ($id: uuid!) {
  checkout_state(quote_id: $id) {
    screen next percent steps { id answered reached } named_insured_id vehicle_id today latest_effective_date
    successor_quote_id missing_fields { path step message }
  }
}`;
type State = { screen: string | null; next: string; percent: number; steps: { id: string; answered: boolean }[] };
const stateOf = async ({ customer, quoteId }: StartedQuote) =>
  (await customer.must<{ checkout_state: State }>(document, { id: quoteId })).checkout_state;

describe('checkout_state', () => {
  test.each([
    ['started', startQuote, 'vehicle'],
    ['answered', answeredQuote, 'plans'],
    ['planned', plannedQuote, 'review'],
    ['signed', signedQuote, 'payment'],
  ] as const)('leads a quote that was %s on to the step %s comes before', async (_told, story, next) => {
    expect(await stateOf(await story(fixture.backend, aQuote()))).toMatchObject({ screen: null, next });
  });

  test('gets further with every step', async () => {
    const percents: number[] = [];
    for (const story of [startQuote, answeredQuote, plannedQuote, signedQuote, boundQuote]) {
      percents.push((await stateOf(await story(fixture.backend, aQuote()))).percent);
    }
    expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
  });

  test('tells the days that cover may begin on, where the risk is', async () => {
    fixture.backend.clock.set('2026-06-16T02:00:00Z');
    expect(await stateOf(quote)).toMatchObject({ today: '2026-06-15', latest_effective_date: '2026-08-14' });
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test.each([
    ['expired', 'expired'],
    ['pending_bind', 'pending-bind'],
    ['agent_required', 'agent-required'],
    ['referred', 'review-needed'],
    ['ineligible', 'ineligible'],
    ['replaced', 'replaced'],
  ])('shows a quote that is %s the screen %s', async (status, screen) => {
    const { quoteId, customer } = await startQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quoteId, status]);
    const { checkout_state } = await customer.must<{ checkout_state: State }>(document, { id: quoteId });
    expect(checkout_state.screen).toBe(screen);
  });
});
