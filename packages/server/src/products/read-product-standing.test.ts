import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('product standing');
const document = `query ($id: uuid!) {
  product_standing(product_id: $id) { today first_open_day areas { area live closed_to code message } }
}`;
type Area = { area: string; live: boolean; closed_to: string | null; code: string | null; message: string | null };
type Status = { product_standing: { today: string; first_open_day: string; areas: Area[] } };

const id = () => fixture.tenants.insurer.productId;

describe('the standing of a product', () => {
  test('says of every area whether it is live and what the law closes', async () => {
    fixture.backend.clock.set('2026-06-16T14:00:00Z');
    const { product_standing } = await fixture.tenants.insurer.agent.must<Status>(document, { id: id() });
    const of = (area: string) => product_standing.areas.find((one) => one.area === area);
    expect(product_standing.areas).toHaveLength(64);
    expect(of('US-OH')).toEqual({ area: 'US-OH', live: true, closed_to: null, code: null, message: null });
    expect(of('US-KY')).toMatchObject({
      live: false,
      closed_to: 'all',
      code: 'charge_not_levied',
      message: 'Insurance in Kentucky bears a tax that we do not collect yet.',
    });
    expect(of('US-FL')).toMatchObject({ live: true, closed_to: 'motorised', code: 'mandatory_line_not_offered' });
  });

  test('has the day that begins first of all places where something is sold', async () => {
    fixture.backend.clock.set('2026-06-17T03:00:00Z');
    const { product_standing } = await fixture.tenants.insurer.owner.must<Status>(document, { id: id() });
    expect(product_standing).toMatchObject({ today: '2026-06-17', first_open_day: '2026-06-18' });
  });

  test('speaks French to who reads French', async () => {
    const reader = someone(fixture.backend, 'global:actuary');
    const { product_standing } = await reader.must<Status>(document, { id: id() }, { locale: 'fr-CA' });
    const [message] = product_standing.areas.flatMap((one) => (one.area === 'US-KY' ? [one.message] : []));
    expect(message).toContain('taxe');
  });
});

test('what is wrong with rater inputs is said at each place at once', async () => {
  const check = `query ($id: uuid!, $inputs: jsonb!) { check_rater_inputs(product_id: $id, rater_inputs: $inputs) { path message } }`;
  const ask = async (inputs: unknown) =>
    (
      await fixture.tenants.insurer.underwriter.must<{ check_rater_inputs: { path: string; message: string }[] }>(
        check,
        {
          id: id(),
          inputs,
        },
      )
    ).check_rater_inputs;
  const inputs = {
    base: 1,
    program_code: 'A B',
    assumed: {
      points: -1,
      nights_per_year: 400,
      mood: 'calm',
    },
    options: {
      'Not this': 1,
      tier: { name: 'x' },
      empty: '',
    },
  };
  expect((await ask(inputs)).toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: '', message: 'Nothing is called “base” here. Take it out.' },
    { path: 'assumed', message: 'Nothing is called “mood” here. Take it out.' },
    { path: 'assumed.nights_per_year', message: 'Use 366 or less.' },
    { path: 'assumed.points', message: 'Use 0 or more.' },
    { path: 'options', message: '“Not this” is no name of an option. Use small letters, digits and underscores.' },
    {
      path: 'options.empty',
      message: 'This has to be a number, a text, true or false, or a list of numbers and texts.',
    },
    {
      path: 'options.tier',
      message: 'This has to be a number, a text, true or false, or a list of numbers and texts.',
    },
    { path: 'program_code', message: 'Use letters, digits, hyphens and underscores, at most 32.' },
  ]);
  expect(await ask({ options: { tier: 'gold' } })).toEqual([]);
});
