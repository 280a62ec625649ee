import { restrictionKeysVersion } from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  boundQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('restrictions');
const insurer = () => fixture.tenants.insurer;

const create = `mutation ($organization: uuid!, $key: String!, $value: String!, $provider: String) {
  create_rejection(organization_id: $organization, key: $key, value: $value, reason: "Two staged losses.", provider: $provider) {
    explicit_rejection_id
  }
}`;

async function refuse(key: string, value: string, provider: string | null = null): Promise<string> {
  const organization = insurer().organization.organizationId;
  const { create_rejection: made } = await insurer().underwriter.must<{
    create_rejection: { explicit_rejection_id: string };
  }>(create, { organization, key, value, provider });
  return made.explicit_rejection_id;
}

const remove = (id: string, undo = false) =>
  insurer().underwriter.must(
    'mutation ($id: uuid!, $undo: Boolean) { remove_rejection(explicit_rejection_id: $id, undo: $undo) { deleted } }',
    { id, undo },
  );

const person = (name: string) => ({
  first_name: 'Ramón',
  last_name: name,
  email: `${name.toLowerCase()}@example.com`,
});

const read = `query ($id: uuid!) {
  quote_pricing(quote_id: $id) { bindable obstacles { code message } }
  checkout_state(quote_id: $id) { screen }
}`;
type Read = {
  quote_pricing: { bindable: boolean; obstacles: { code: string; message: string }[] };
  checkout_state: { screen: string | null };
};
const obstaclesFor = async ({ quoteId }: StartedQuote, reader: StartedQuote['customer']) =>
  (await reader.must<Read>(read, { id: quoteId })).quote_pricing.obstacles.map(({ message }) => message).join(' ');

describe('a restriction', () => {
  test('keeps whom it names from buying, however the name is written, and takes effect at once', async () => {
    const quote = await signedQuote(fixture.backend, aMotorhomeQuote({ person: person('Ibarra') }));
    expect((await quote.customer.must<Read>(read, { id: quote.quoteId })).checkout_state.screen).toBeNull();
    const id = await refuse('name_and_birthdate', 'IBARRA, Ramon 1968-03-09');
    const { checkout_state, quote_pricing } = await quote.customer.must<Read>(read, { id: quote.quoteId });
    expect(checkout_state.screen).toBe('ineligible');
    expect(quote_pricing.obstacles.map(({ code }) => code)).toContain('rejected_by_rule');
    await expect(boundQuote(fixture.backend, aMotorhomeQuote({ person: person('Ibarra') }))).rejects.toThrow(
      /quote_ineligible: We cannot offer this as it stands/,
    );
    await remove(id);
    expect((await quote.customer.must<Read>(read, { id: quote.quoteId })).checkout_state.screen).toBeNull();
    await remove(id, true);
    expect((await quote.customer.must<Read>(read, { id: quote.quoteId })).checkout_state.screen).toBe('ineligible');
  });

  test('is explained to those who work here and not to who buys', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ person: person('Quiroga') }));
    await refuse('email', 'QUIROGA@example.com');
    expect(await obstaclesFor(quote, quote.customer)).toMatch(/We cannot offer this insurance\. Call us/);
    expect(await obstaclesFor(quote, quote.customer)).not.toMatch(/staged|e-mail/);
    expect(await obstaclesFor(quote, insurer().agent)).toMatch(/Refused by its e-mail address: Two staged losses\./);
  });

  test('of one line leaves the others alone', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ person: person('Lasalle') }));
    await refuse('email', 'lasalle@example.com', 'boat');
    expect(await obstaclesFor(quote, quote.customer)).not.toMatch(/We cannot offer/);
  });

  test('is written once, and what it names is sealed', async () => {
    const id = await refuse('phone', '+1 208 555 0100');
    const organization = insurer().organization.organizationId;
    const again = await insurer().underwriter.ask(create, { organization, key: 'phone', value: '(208) 555-0100' });
    expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'restriction_exists', field: 'value' });
    const row = await selectOne(fixture.backend, 'select * from explicit_rejections where explicit_rejection_id = $1', [
      id,
    ]);
    expect(JSON.stringify(row)).not.toMatch(/555/);
    const { explicit_rejections_by_pk: shown } = await insurer().underwriter.must<{
      explicit_rejections_by_pk: { value: string };
    }>('query ($id: uuid!) { explicit_rejections_by_pk(id: $id) { value } }', { id });
    expect(shown.value).toBe('+1 208 555 0100');
  });
});

describe('whoever is refused', () => {
  const buyer = { first_name: 'Vester', last_name: 'Dinh', email: 'vester.dinh@example.org' };
  const born = 'Vester Dinh 1968-03-09';
  const box = 'carter.banned@example.org';

  /** A quote whose buyer is called and reached so, after somebody was refused. */
  async function afterRefusing(key: string, value: string, changes: object) {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ person: { ...buyer, ...changes } }));
    const restrictionId = await refuse(key, value);
    const { organizationId } = insurer().organization;
    await jobHandlers(fixture.backend.platform)['apply-rules']?.({ organizationId, restrictionId });
    const [row] = await selectRows<{ status: string }>(
      fixture.backend,
      'select status from quotes where quote_id = $1',
      [quote.quoteId],
    );
    return { ...quote, restrictionId, status: row?.status };
  }
  afterEach(() => selectRows(fixture.backend, 'delete from explicit_rejections'));

  test.each([
    ['another letter of its own', { last_name: 'Đình' }],
    ['a suffix', { last_name: 'Dinh Jr.' }],
    ['a title and an initial', { first_name: 'Dr. Vester J.' }],
    ['a middle name', { first_name: 'Vester Thanh' }],
    ['names exchanged', { first_name: 'Dinh', last_name: 'Vester' }],
    ['a letter of another alphabet', { last_name: 'Dinh', first_name: 'V\u0435st\u0435r' }],
    ['what nobody sees', { last_name: 'Di\u200Bnh' }],
    ['a tag', { email: 'carter.banned+rv@example.org' }],
    ['an invisible blank', { email: 'carter.banned@example.org\u200B' }],
  ])('is refused with %s', async (_what, changes) => {
    const [key, value] = 'email' in changes ? ['email', box] : ['name_and_birthdate', born];
    const { status, customer, quoteId } = await afterRefusing(key, value, changes);
    expect(status).toBe('ineligible');
    const { quote_pricing } = await customer.must<Read>(read, { id: quoteId });
    expect(quote_pricing.obstacles.map(({ message }) => message).join(' ')).toMatch(/We cannot offer/);
  });

  const similar = `query ($id: uuid!) { similar_restrictions(quote_id: $id) { key refused spelled reason } }`;

  test.each([
    ['a nickname', { first_name: 'Wes' }, 'name_and_birthdate', 'Wes Dinh 1968-03-09', born],
    ['letters less', { last_name: 'Din', first_name: 'Vestr' }, 'name_and_birthdate', 'Vestr Din 1968-03-09', born],
    ['another address', { email: 'carter.baned@example.org' }, 'email', 'carter.baned@example.org', box],
  ])('and somebody like them, with %s, goes to an underwriter who compares both', async (...requested) => {
    const [, changes, key, spelled, refused] = requested;
    const { status, quoteId, customer } = await afterRefusing(key, refused, changes);
    expect(status).toBe('agent_required');
    const { quote_pricing } = await customer.must<Read>(read, { id: quoteId });
    expect(JSON.stringify(quote_pricing.obstacles)).not.toMatch(/[Rr]efused|banned|Vester/);
    const referrals = await selectRows(
      fixture.backend,
      `select status, review_type, findings -> 0 ->> 'code' as code from quote_referrals where quote_id = $1`,
      [quoteId],
    );
    expect(referrals).toEqual([{ status: 'pending', review_type: 'pre_bind', code: 'restriction_similar' }]);
    expect(await insurer().underwriter.must(similar, { id: quoteId })).toEqual({
      similar_restrictions: [{ key, refused, spelled, reason: 'Two staged losses.' }],
    });
    expect((await insurer().agent.ask(similar, { id: quoteId })).errors).not.toEqual([]);
  });

  test('leaves what has older keys to an index, whatever rules make them now', async () => {
    const indexes = `select relname, pg_get_expr(indpred, indrelid) as rows from pg_index join pg_class on oid = indexrelid
      where relname in ('explicit_rejections_with_old_keys', 'quotes_with_old_restriction_keys')`;
    const found = await selectRows<{ rows: string }>(fixture.backend, indexes);
    expect(found).toHaveLength(2);
    for (const { rows } of found) expect(rows).toContain(`version < ${restrictionKeysVersion}`);
  });

  test('meets nobody else', async () => {
    const other = { first_name: 'Vester', last_name: 'Petersen', email: 'olga@example.org' };
    expect(await afterRefusing('name_and_birthdate', born, other)).toMatchObject({ status: 'open' });
  });

  test('is refused by keys that are made anew where older rules made them, at the next step or by the clock', async () => {
    const changes = { last_name: 'Đình', email: 'old@example.org' };
    const { quoteId } = await afterRefusing('name_and_birthdate', born, changes);
    const old = `update quotes set restriction_keys = '{}', restriction_keys_version = 1, status = 'open', refused_for = null
      where quote_id = $1`;
    await selectRows(fixture.backend, old, [quoteId]);
    await selectRows(
      fixture.backend,
      `update explicit_rejections set keys_version = 1, near_indexes = '{}', value_index = 'old' || explicit_rejection_id`,
    );
    const job = async () => jobHandlers(fixture.backend.platform)['index-quotes']?.({});
    await job();
    const keys = `select count(*)::int as keys from quotes, explicit_rejections
      where quote_id = $1 and value_index = any(restriction_keys) and restriction_keys_version = ${restrictionKeysVersion}`;
    expect(await selectRows(fixture.backend, keys, [quoteId])).toEqual([{ keys: 1 }]);
    const before = await selectRows(
      fixture.backend,
      'select * from explicit_rejections order by explicit_rejection_id',
    );
    await job();
    expect(
      await selectRows(fixture.backend, 'select * from explicit_rejections order by explicit_rejection_id'),
    ).toEqual(before);
  });
});

describe('what a restriction would meet', () => {
  const ask = async (key: string, value: string) => {
    const organization = insurer().organization.organizationId;
    const { rejection_matches } = await insurer().underwriter.must<{
      rejection_matches: { quotes: number; policies: number; exists: boolean; newest: { insured: string }[] };
    }>(
      `query ($organization: uuid!, $key: String!, $value: String!) {
        rejection_matches(organization_id: $organization, key: $key, value: $value) {
          quotes policies exists newest { insured status }
        }
      }`,
      { organization, key, value },
    );
    return rejection_matches;
  };

  test('are the quotes for sale and the policies of its organization, and of no other', async () => {
    const facts = aMotorhomeQuote({ person: person('Zapata') });
    await plannedQuote(fixture.backend, facts);
    await boundQuote(fixture.backend, facts);
    const met = {
      quotes: 1,
      policies: 1,
      exists: false,
      newest: [{ insured: 'Ramón Zapata' }, { insured: 'Ramón Zapata' }],
    };
    expect(await ask('email', 'Zapata@Example.com')).toMatchObject(met);
    const organization = fixture.tenants.mirror.organization.organizationId;
    const { errors } = await insurer().underwriter.ask(
      'query ($o: uuid!) { rejection_matches(organization_id: $o, key: "email", value: "zapata@example.com") { quotes } }',
      { o: organization },
    );
    expect(errors).toBeDefined();
  });

  test('are found of quotes from before there was an index, once it is made', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote({ person: person('Ybarra') }));
    await selectRows(fixture.backend, 'update quotes set restriction_keys = null where quote_id = $1', [quoteId]);
    expect(await ask('email', 'ybarra@example.com')).toMatchObject({ quotes: 0 });
    await jobHandlers(fixture.backend.platform)['index-quotes']?.({});
    expect(await ask('email', 'ybarra@example.com')).toMatchObject({ quotes: 1 });
  });
});
