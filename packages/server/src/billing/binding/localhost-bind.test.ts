import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aMotorhomeQuote, plannedQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const bind = 'mutation ($id: uuid!) { localhost_bind(quote_id: $id) { status policy { policy_number } } }';

describe('where people develop', () => {
  const fixture = useFixture('localhost bind', { env: { NODE_ENV: 'development' } });

  test('a signed quote becomes a policy without anybody who takes money, and its books hold', async () => {
    const { quoteId, customer } = await signedQuote(fixture.backend, aMotorhomeQuote());
    const { localhost_bind: bound } = await customer.must<{ localhost_bind: { status: string } }>(bind, {
      id: quoteId,
    });
    expect(bound).toMatchObject({ status: 'bound', policy: { policy_number: expect.any(String) } });
    // That no gateway took it is the point of it.
    const broken = (await checkInvariants(fixture.backend)).filter((rule) => !rule.startsWith('I13'));
    expect(broken).toEqual([]);
  });

  test('everything else of a bind holds: nothing unsigned is bound', async () => {
    const { quoteId, customer } = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const { errors } = await customer.ask(bind, { id: quoteId });
    expect(errors[0]?.extensions.code).toBe('not_signed');
  });
});

describe('anywhere else', () => {
  const fixture = useFixture('no localhost bind');

  test('there is no such operation', async () => {
    const { quoteId, customer } = await signedQuote(fixture.backend, aMotorhomeQuote());
    const { errors } = await customer.ask(bind, { id: quoteId });
    expect(errors[0]?.message).toMatch(/localhost_bind/);
    expect(errors[0]?.extensions.code).toBe('validation-failed');
  });
});
