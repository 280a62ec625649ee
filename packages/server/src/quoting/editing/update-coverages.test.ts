import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, answeredQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('update coverages');
let motorhome: StartedQuote;
let trailer: StartedQuote;
beforeAll(async () => {
  motorhome = await answeredQuote(fixture.backend, aMotorhomeQuote());
  trailer = await answeredQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $coverages: jsonb!, $plan: String, $version: Int) {
  update_coverages(quote_id: $id, coverages: $coverages, plan: $plan, version: $version) { coverages plan premium steps }
}`;
const lawful = { liability: { limit: '100/300/100' }, comprehensive: { deductible: 500 } };

describe('update_coverages', () => {
  test('replaces the whole choice and prices it', async () => {
    const first = await motorhome.customer.must(document, { id: motorhome.quoteId, coverages: lawful });
    expect(first).toMatchObject({ update_coverages: { coverages: lawful, plan: null } });
    const less = { liability: lawful.liability };
    const { update_coverages } = await motorhome.customer.must<{ update_coverages: { steps: string[] } }>(document, {
      id: motorhome.quoteId,
      coverages: less,
    });
    expect(update_coverages).toMatchObject({ coverages: less });
    expect(update_coverages.steps).toContain('plans');
  });

  test('sets what a total loss pays from the plan on every vehicle', async () => {
    const basis = () =>
      selectOne<{ basis: string }>(
        fixture.backend,
        'select rating_value_type as basis from vehicles where quote_id = $1',
        [motorhome.quoteId],
      );
    const choose = (plan: string) =>
      motorhome.customer.must(document, { id: motorhome.quoteId, coverages: lawful, plan });
    await choose('essential');
    expect(await basis()).toEqual({ basis: 'actual_cash_value' });
    await choose('road_ready');
    expect(await basis()).toEqual({ basis: 'agreed_value' });
  });

  test.each([
    ['no object', [], 'coverages_malformed', 'coverages'],
    ['a cover without settings', { liability: 'much' }, 'coverages_malformed', 'coverages.liability'],
    ['a cover that does not exist', { aliens: {} }, 'unknown_coverage', 'coverages.aliens'],
    ['a setting that does not exist', { roadside: { miles: 3 } }, 'unknown_setting', 'coverages.roadside.miles'],
    [
      'a limit that is not offered',
      { liability: { limit: '1/2/3' } },
      'value_not_offered',
      'coverages.liability.limit',
    ],
    [
      'a motor home without liability',
      { comprehensive: { deductible: 500 } },
      'liability_required',
      'coverages.liability',
    ],
    [
      'more uninsured motorist cover than liability',
      { liability: { limit: '50/100/50' }, uninsured_motorist: { limit: '250/500' } },
      'uninsured_motorist_above_liability',
      'coverages.uninsured_motorist.limit',
    ],
    [
      'glass without comprehensive',
      { liability: lawful.liability, glass: {} },
      'glass_needs_comprehensive',
      'coverages.glass',
    ],
  ] as const)('refuses %s', async (_what, coverages, code, field) => {
    expect(
      await refusalOf(fixture.backend, motorhome.customer, document, { id: motorhome.quoteId, coverages }),
    ).toEqual({
      code,
      field,
    });
  });

  test('refuses liability for a towed unit', async () => {
    expect(
      await refusalOf(fixture.backend, trailer.customer, document, { id: trailer.quoteId, coverages: lawful }),
    ).toEqual({
      code: 'motorised_only',
      field: 'coverages.liability',
    });
  });

  test('refuses a plan that is not on the cards', async () => {
    const variables = { id: motorhome.quoteId, coverages: lawful, plan: 'platinum' };
    expect(await refusalOf(fixture.backend, motorhome.customer, document, variables)).toEqual({
      code: 'plan_unknown',
      field: 'plan',
    });
  });
});
