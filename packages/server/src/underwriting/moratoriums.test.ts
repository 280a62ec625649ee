import { randomUUID } from 'node:crypto';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  boundQuote,
  cardToken,
  plannedQuote,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { moratoriumsOn } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { eventHandlers, jobHandlers } from '../registry.ts';

/** What happens at a moment of a payment. */
let during: (point: FaultPoint) => Promise<void | 'time_out'> | void | 'time_out' = () => undefined;
const fixture = useFixture('moratoriums', {
  now: '2026-06-15T14:00:00Z',
  paymentFaults: (point) => during(point),
});
const insurer = () => fixture.tenants.insurer;
afterEach(async () => {
  during = () => undefined;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const storm = {
  name: 'Hurricane Odette',
  reason: 'The carrier has stopped.',
  notice: 'A hurricane is near.',
  actions: ['bind'],
  postal_codes: ['432'],
  time_zone: 'America/New_York',
  ends: '2026-06-17T22:00:00Z',
};
type Storm = Partial<Record<keyof typeof storm | 'name_fr' | 'notice_fr' | 'provider' | 'starts' | 'states', unknown>>;
async function stop(changes: Storm = {}, by = insurer().underwriter): Promise<string> {
  const { create_moratorium: made } = await by.must<{ create_moratorium: { moratorium_id: string } }>(
    `mutation ($organization: uuid!, $moratorium: moratorium_input!) {
      create_moratorium(organization_id: $organization, moratorium: $moratorium) { moratorium_id }
    }`,
    { organization: insurer().organization.organizationId, moratorium: { ...storm, ...changes } },
  );
  return made.moratorium_id;
}
const end = (id: string) =>
  insurer().underwriter.must('mutation ($id: uuid!) { end_moratorium(moratorium_id: $id) { ends version } }', { id });

type Bound = { bind_quote: { status: string; decline_code: string | null; message: string | null } };
const pay = async ({ customer, quoteId }: StartedQuote) =>
  customer.ask(
    bindDocument,
    { id: quoteId, method: await cardToken(fixture.backend, '4242424242424242') },
    { idempotencyKey: randomUUID() },
  );
const codeOf = (answer: { errors: readonly { extensions: { code: string } }[] }) =>
  answer.errors[0]?.extensions.code ?? null;
const signed = () => signedQuote(fixture.backend, aQuote());
const statusOf = async ({ quoteId }: StartedQuote) =>
  (await selectOne<{ status: string }>(fixture.backend, 'select status from quotes where quote_id = $1', [quoteId]))
    .status;
const charged = async ({ quoteId }: StartedQuote): Promise<string[]> => {
  const [payment] = await selectRows<{ key: string; status: string }>(
    fixture.backend,
    'select gateway_key as key, status from payments where quote_id = $1',
    [quoteId],
  );
  const effects = await sandboxOf(fixture.backend).charges();
  return effects
    .filter(({ key }) => payment && key.startsWith(payment.key))
    .map(({ kind, result }) => `${kind}:${result.status}`)
    .toSorted();
};
const policiesOf = ({ quoteId }: StartedQuote) =>
  selectRows(fixture.backend, 'select 1 from policies where current_quote_id = $1', [quoteId]);
async function resume({ quoteId }: StartedQuote): Promise<void> {
  const { data } = await selectOne<{ data: never }>(
    fixture.backend,
    `select j.data from pgboss.job j join process_intents i on i.process_intent_id::text = j.data->>'intentId'
     where j.name = 'resume-intent' and i.root_id = $1 and i.state = 'begun'`,
    [quoteId],
  );
  await jobHandlers(fixture.backend.platform)['resume-intent']?.(data);
}

const state = `query ($id: uuid!) {
  checkout_state(quote_id: $id) { screen moratoriums { name notice notice_language ends time_zone } }
  quote_pricing(quote_id: $id) { bindable obstacles { code message } }
}`;
type State = {
  checkout_state: { screen: string | null; moratoriums: { name: string; notice: string; ends: string | null }[] };
  quote_pricing: { bindable: boolean; obstacles: { code: string; message: string }[] };
};
const stateOf = ({ customer, quoteId }: StartedQuote, by = customer) => by.must<State>(state, { id: quoteId });

describe('a moratorium on new cover', () => {
  test('stops signing, sending and paying the moment it is written, says why and until when, and lets go at its end', async () => {
    const [planned, ready] = [await plannedQuote(fixture.backend, aQuote()), await signed()];
    expect((await stateOf(ready)).quote_pricing.bindable).toBe(true);
    const id = await stop();
    const read = await stateOf(ready);
    expect(read.checkout_state).toMatchObject({
      screen: null,
      moratoriums: [{ name: 'Hurricane Odette', notice: 'A hurricane is near.', ends: '2026-06-17T22:00:00.000Z' }],
    });
    expect(read.quote_pricing.obstacles).toContainEqual({
      code: 'moratorium_active',
      message: 'New cover is paused here. Hurricane Odette, until Jun 17, 2026, 6:00 p.m.: A hurricane is near.',
    });
    expect(codeOf(await pay(ready))).toBe('moratorium_active');
    const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
    expect(codeOf(await insurer().agent.ask(send, { id: planned.quoteId }))).toBe('moratorium_active');
    await expect(signed()).rejects.toThrow(/New cover is paused here/);
    fixture.backend.clock.set('2026-06-17T22:00:00Z');
    expect((await stateOf(ready)).checkout_state.moratoriums).toEqual([]);
    fixture.backend.clock.set('2026-06-15T15:00:00Z');
    expect(codeOf(await pay(ready))).toBe('moratorium_active');
    await end(id);
    expect(((await pay(ready)).data as Bound).bind_quote.status).toBe('bound');
  });

  test.each([
    ['another place', { postal_codes: ['33001'] }],
    ['another line', { provider: 'boat' }],
    ['another action', { actions: ['collect', 'increase_cover'] }],
    ['later', { starts: '2026-06-16T00:00:00Z' }],
  ])('elsewhere stops nothing: %s', async (_title, changes) => {
    const quote = await signed();
    await stop(changes);
    expect((await stateOf(quote)).quote_pricing.bindable).toBe(true);
    expect(((await pay(quote)).data as Bound).bind_quote.status).toBe('bound');
  });

  test('of another organization stops nothing here', async () => {
    const quote = await signed();
    await selectRows(
      fixture.backend,
      `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, time_zone)
       values ($1, 'Storm', 'Storm', 'Storm', '{bind}', '{US-OH}', '2026-06-01', 'America/New_York')`,
      [fixture.tenants.mirror.organization.organizationId],
    );
    expect((await stateOf(quote)).quote_pricing.bindable).toBe(true);
  });

  test('is read in the language of its reader with the hours of its zone, in English what nobody wrote in French', async () => {
    const quote = await signed();
    const inFrench = async () => {
      const { customer, quoteId } = quote;
      const method = await cardToken(fixture.backend, '4242424242424242');
      const locale = { idempotencyKey: randomUUID(), locale: 'fr-CA' } as const;
      const { errors } = await customer.ask(bindDocument, { id: quoteId, method }, locale);
      const read = await customer.ask(state, { id: quoteId }, { locale: 'fr-CA' });
      return { said: errors[0]?.message, shown: (read.data as State).checkout_state.moratoriums };
    };
    const id = await stop({ name_fr: 'Ouragan Odette', notice_fr: 'Un ouragan approche.' });
    const both = await inFrench();
    expect(both.said).toMatch(
      /suspendues ici\. Ouragan Odette, jusqu’au 17 juin 2026, 18\sh\s00\s: Un ouragan approche/,
    );
    expect(both.shown).toMatchObject([
      { name: 'Ouragan Odette', notice: 'Un ouragan approche.', notice_language: 'fr' },
    ]);
    await end(id);
    await stop();
    const one = await inFrench();
    expect(one.said).toMatch(/Hurricane Odette, jusqu’au 17 juin 2026, 18\sh\s00\s: A hurricane is near/);
    expect(one.shown).toMatchObject([{ notice: 'A hurricane is near.', notice_language: 'en' }]);
  });

  test('asks what is done to a policy by its current quote, and lets pass the policy that it excepts', async () => {
    const { quoteId, policyId } = await boundQuote(fixture.backend, aQuote());
    const id = await stop({ actions: ['collect', 'add_vehicle'] });
    const stoppedBy = async (action: 'collect' | 'cancel_for_non_payment') => {
      const found = await inOrganization(
        { platform: fixture.backend.platform, handlers: eventHandlers },
        insurer().organization.organizationId,
        systemRequest('asked'),
        async (work) => moratoriumsOn(await loadQuote(work, quoteId), action, work.now),
      );
      return found.map(({ moratoriumId }) => moratoriumId);
    };
    expect([await stoppedBy('collect'), await stoppedBy('cancel_for_non_payment')]).toEqual([[id], []]);
    await insurer().underwriter.must(
      `mutation ($id: uuid!, $policy: uuid!) {
        except_from_moratorium(moratorium_id: $id, policy_id: $policy, reason: "Paid.") { moratorium_exception_id }
      }`,
      { id, policy: policyId },
    );
    expect(await stoppedBy('collect')).toEqual([]);
  });
});

describe('a moratorium written while somebody pays', () => {
  test('after the money is held never binds: the hold is given back, and the quote is where it was', async () => {
    const quote = await signed();
    during = async ({ operation, moment }) => {
      if (operation === 'authorize' && moment === 'after_effect') await stop();
    };
    const { bind_quote: answer } = (await pay(quote)).data as Bound;
    expect(answer).toMatchObject({ status: 'declined', decline_code: 'moratorium_active' });
    expect(answer.message).toMatch(/Your card was not charged/);
    expect(await charged(quote)).toEqual(['authorize:authorized', 'void:voided']);
    expect([await statusOf(quote), await policiesOf(quote)]).toEqual(['open', []]);
    const notified = await selectRows(
      fixture.backend,
      'select kind, visible from timeline_entries where quote_id = $1 and kind = $2',
      [quote.quoteId, 'payment_released'],
    );
    expect(notified).toEqual([{ kind: 'payment_released', visible: true }]);
    during = () => undefined;
    await selectRows(fixture.backend, 'update moratoriums set ends = starts');
    expect(((await pay(quote)).data as Bound).bind_quote.status).toBe('bound');
  });

  test('between a lost answer and its repetition never binds', async () => {
    const quote = await signed();
    during = () => 'time_out';
    expect(((await pay(quote)).data as Bound).bind_quote.status).toBe('pending');
    await stop();
    during = () => undefined;
    await resume(quote);
    expect(await charged(quote)).toEqual(['authorize:authorized', 'void:voided']);
    expect([await statusOf(quote), await policiesOf(quote)]).toEqual(['open', []]);
  });

  test('after the money was taken leaves the policy that was bought, though nobody heard of the capture', async () => {
    const quote = await signed();
    during = ({ operation, moment }) => {
      const isLost = (operation === 'capture' && moment === 'after_effect') || operation === 'look_up';
      return isLost ? 'time_out' : undefined;
    };
    expect(((await pay(quote)).data as Bound).bind_quote.status).toBe('pending');
    await stop();
    during = () => undefined;
    await resume(quote);
    expect(await charged(quote)).toEqual(['authorize:authorized', 'capture:captured']);
    expect([await statusOf(quote), (await policiesOf(quote)).length]).toEqual(['bound', 1]);
  });
});

describe('an exception', () => {
  const except = (id: string, about: Record<string, string>, by = insurer().underwriter) =>
    by.ask(
      `mutation ($id: uuid!, $quote: uuid, $policy: uuid) {
        except_from_moratorium(moratorium_id: $id, quote_id: $quote, policy_id: $policy, reason: "It is out of the way.") {
          moratorium_exception_id
        }
      }`,
      { id, ...about },
    );

  test('lets its quote pass and no other, until it is taken back; both stand in the timeline for staff', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await stop();
    const made = await except(id, { quote: one.quoteId });
    expect((await stateOf(one)).quote_pricing.bindable).toBe(true);
    expect((await stateOf(other)).quote_pricing.bindable).toBe(false);
    expect(codeOf(await except(id, { quote: one.quoteId }))).toBe('exception_exists');
    const { moratorium_exception_id } = (made.data as { except_from_moratorium: { moratorium_exception_id: string } })
      .except_from_moratorium;
    const takeBack = 'mutation ($id: uuid!) { end_moratorium_exception(moratorium_exception_id: $id) { deleted } }';
    await insurer().underwriter.must(takeBack, { id: moratorium_exception_id });
    expect(codeOf(await pay(one))).toBe('moratorium_active');
    const kinds = await selectRows(
      fixture.backend,
      `select kind, visible, facts->>'name' as name from timeline_entries
       where quote_id = $1 and kind like 'moratorium%' order by at, kind`,
      [one.quoteId],
    );
    expect(kinds).toEqual(
      [
        { kind: 'moratorium_exception_made', visible: false, name: 'Hurricane Odette' },
        { kind: 'moratorium_exception_ended', visible: false, name: 'Hurricane Odette' },
      ].toSorted((a, b) => a.kind.localeCompare(b.kind)),
    );
    expect((await except(id, { quote: one.quoteId })).errors).toEqual([]);
  });

  test('is of a quote or policy of the organization, and of a moratorium that is not over', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const id = await stop();
    expect(codeOf(await except(id, { quote: randomUUID() }))).toBe('not_found');
    expect(codeOf(await except(id, { policy: bound.policyId }))).toBeNull();
    await end(id);
    expect(codeOf(await except(id, { quote: bound.quoteId }))).toBe('moratorium_over');
  });
});

describe('what was written', () => {
  test('is kept in every wording with who wrote it, and told to screens', async () => {
    const id = await stop();
    const change = `mutation ($id: uuid!, $moratorium: moratorium_input!, $version: Int) {
      update_moratorium(moratorium_id: $id, moratorium: $moratorium, version: $version) { version }
    }`;
    await insurer().underwriter.must(change, { id, version: 1, moratorium: { ...storm, states: ['US-OH'] } });
    await end(id);
    const history = await insurer().agent.must<{
      moratorium_versions: { version: number; wording: { states: string[] } }[];
    }>(
      `query ($id: uuid!) {
        moratorium_versions(where: { moratorium_id: { _eq: $id } }, order_by: [{ version: asc }]) { version wording }
      }`,
      { id },
    );
    expect(history.moratorium_versions.map(({ version, wording }) => [version, wording.states])).toEqual([
      [1, []],
      [2, ['US-OH']],
      [3, ['US-OH']],
    ]);
    const again = await insurer().underwriter.ask(change, { id, moratorium: storm });
    expect(codeOf(again)).toBe('moratorium_over');
    expect(await selectRows(fixture.backend, 'select 1 from hints where row_id = $1 limit 1', [id])).toHaveLength(1);
  });

  test('is counted before it is written: what is for sale there, what is in force, who waits', async () => {
    const other = { ...storm, states: ['US-OH'], postal_codes: [] };
    const reach = `query ($organization: uuid!, $states: [String!], $codes: [String!], $provider: String) {
      moratorium_reach(organization_id: $organization, states: $states, postal_codes: $codes, provider: $provider) {
        quotes policies waiting newest { quote_id policy_number insured status }
      }
    }`;
    type Reach = {
      moratorium_reach: { quotes: number; policies: number; waiting: number; newest: { quote_id: string }[] };
    };
    const reached = async (input: Record<string, unknown>) =>
      (
        await insurer().underwriter.must<Reach>(reach, {
          organization: insurer().organization.organizationId,
          ...input,
        })
      ).moratorium_reach;
    const before = await reached({ states: other.states });
    await plannedQuote(fixture.backend, aQuote());
    await boundQuote(fixture.backend, aQuote());
    const after = await reached({ states: other.states });
    expect([after.quotes - before.quotes, after.policies - before.policies]).toEqual([1, 1]);
    expect(after.newest).toHaveLength(Math.min(5, after.quotes + after.policies));
    expect(await reached({ codes: ['33001'] })).toEqual({ quotes: 0, policies: 0, waiting: 0, newest: [] });
    expect(await reached({ states: other.states, provider: 'boat' })).toMatchObject({ quotes: 0, policies: 0 });
  });
});
