import { randomUUID } from 'node:crypto';
import { accountToken, agreementOf } from '@roadworthy/testkit/bank-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, type BindCommand, bindCommand, type Left, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import {
  countOf,
  dieAt,
  dieAtEach,
  dieAtEachCommit,
  dieAtEachMoment,
  dieAtEachStatement,
  type Statements,
  statementsOf,
  type Subject,
} from '../../test/die-at.ts';
import { everyOne, killSeed } from '../../test/some-places.ts';

const fixture = useFixture('bind crash', { now: '2026-06-15T14:00:00Z' });

/** What is asked of the gateway, by what pays. */
const requested = { card: ['authorize', 'capture'], 'bank account': ['debit'] } as const;
type Means = keyof typeof requested;
const statements = new Map<Means, Statements>();
const methods = new Map<Means, string>();

const bindBy = (means: Means): Subject => ({
  requested: requested[means],
  done: 'bound',
  async prepare() {
    // Binds that stand still keep what they have written locked: of each buyer there is one.
    const quote = await signedQuote(fixture.backend, aQuote({ person: { email: `${randomUUID()}@example.com` } }));
    const agreed = means === 'card' ? undefined : await agreementOf(quote);
    return bindCommand(quote.quoteId, methods.get(means) ?? '', undefined, agreed);
  },
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at, answer) {
    await resumeIntents(fixture.backend, [command.id]);
    const { status, policy_id } = await askAgain(fixture.backend, (command as BindCommand).asks);
    expect(status, at).toBe('bound');
    if (answer) expect(policy_id).toBe(answer.policyId);
    const policies = await selectRows<{ policy_id: string }>(
      fixture.backend,
      'select policy_id from policies where current_quote_id = $1',
      [command.id],
    );
    expect(policies, at).toEqual([{ policy_id }]);
  },
});

beforeAll(async () => {
  methods.set('card', await cardToken(fixture.backend, '4242424242424242'));
  methods.set('bank account', await accountToken(fixture.backend, '000123456789'));
  for (const means of methods.keys()) statements.set(means, await statementsOf(fixture.backend, bindBy(means)));
});
/** The named points, and what a kill there leaves: half of them for each means, taking turns by the seed, or all. */
function faultsOf(means: Means): Readonly<Record<string, Left>> {
  const all: readonly (readonly [string, Left])[] = [
    ['begin', 'open'],
    ['call', 'open'],
    ['finish', 'open'],
    ['commit', 'done'],
  ];
  const turn = killSeed + (means === 'card' ? 0 : 1);
  return Object.fromEntries(all.filter((_, index) => everyOne || index % 2 === turn % 2));
}
const known = (means: Means): Statements => statements.get(means) ?? { first: [], later: [] };

describe.each(['card', 'bank account'] as const)('a bind by %s whose server is killed', (means) => {
  const subject = bindBy(means);

  test(
    `has one policy and one charge after a kill at its named points (seed ${killSeed})`,
    { timeout: 300_000 },
    async () => {
      const faults = faultsOf(means);
      const deaths = await dieAtEach(fixture.backend, Object.keys(faults), async (fault) => [
        await dieAt(fixture.backend, subject, { at: fault, fault }),
      ]);
      expect(Object.fromEntries(deaths.map((death) => [death.at, death.left]))).toEqual(faults);
    },
  );

  test('has one policy and one charge after a kill at each moment of the payment', { timeout: 300_000 }, async () => {
    const deaths = await dieAtEachMoment(fixture.backend, subject);
    expect(countOf(deaths, 'open')).toBe(deaths.length);
  });

  test(
    `has one policy and one charge after a kill at the answer to its statements (seed ${killSeed})`,
    { timeout: 300_000 },
    async () => {
      expect(known(means).later.length).toBeGreaterThan(20);
      const deaths = await dieAtEachStatement(fixture.backend, subject, known(means));
      // Kills fell before the intent was there, while it was open, and after all was done.
      expect(countOf(deaths, 'nothing')).toBeGreaterThan(0);
      expect(countOf(deaths, 'open')).toBeGreaterThan(everyOne ? 3 : 0);
      expect(countOf(deaths, 'done')).toBeGreaterThan(0);
    },
  );

  test('has one policy and one charge after a kill while a commit was on its way', { timeout: 300_000 }, async () => {
    const deaths = await dieAtEachCommit(fixture.backend, subject, known(means));
    expect(deaths.length).toBeGreaterThanOrEqual(everyOne ? 2 : 1);
    expect(deaths.every(({ acknowledged }) => !acknowledged)).toBe(true);
  });
});
