import { commissionStatementOf } from '@roadworthy/core/documents/commission-statement.ts';
import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printersIn } from '../../documents/pdf-words.ts';
import { jobHandlers } from '../../registry.ts';
import { createApp } from '../create-app.ts';
import type { HttpParts } from '../http-parts.ts';
import { commissionRoutes } from './commission-routes.ts';

const fixture = useFixture('commission of a month', { now: '2026-06-15T14:00:00Z' });
let app: FastifyInstance;
let asking: Principal;
beforeAll(async () => {
  const { platform } = fixture.backend;
  app = await createApp(platform.config, platform.log, () => undefined);
  commissionRoutes(app, { platform } as HttpParts, async () => ({ principal: asking, account: null, via: 'token' }));
  await boundQuote(fixture.backend, aQuote());
  await boundQuote(fixture.backend, aQuote());
  await jobHandlers(platform)['book-commissions']?.({});
});
afterAll(() => app.close());

const organizationId = () => fixture.tenants.insurer.organization.organizationId;
function get({ principal }: { readonly principal: Principal }, part: string, month = '2026-06') {
  asking = principal;
  return app.inject({ url: `/api/v1/organizations/${organizationId()}/commission/${month}/${part}` });
}

test('the statement of a month is there without a run, and its file sums to what the page says', async () => {
  const { owner } = fixture.tenants.insurer;
  const { commission_statement_aggregate: page } = await owner.must<{
    commission_statement_aggregate: { aggregate: { count: number; sum: Record<string, number> } };
  }>(`{ commission_statement_aggregate(where: { accounting_month: { _eq: "2026-06-01" }, currency: { _eq: "USD" } }) {
    aggregate { count sum { earned clawed_back payable } } } }`);
  const { count, sum } = page.aggregate;
  expect(count).toBe(2);
  const lines = (await get(owner, 'lines')).body.trim().split(/\r?\n/).slice(1);
  const payable = lines.map((line) => Number(line.split(',')[7]?.replaceAll('"', '')));
  expect(payable).toHaveLength(count);
  expect(csvMoney(Math.round(payable.reduce((all, one) => all + one * 100, 0)))).toBe(csvMoney(sum['payable'] ?? 0));
  const pdf = await get(owner, 'statement');
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('the sums of a statement are those of its lines, and a month that is not over says so', () => {
  const { t } = printersIn('en-US', 'USD');
  const line = { month: '2026-06-01' as never, policyNumber: 'RWP-1', agent: null, earned: 1_200, clawedBack: 200 };
  const statement = commissionStatementOf(
    {
      organization: { name: 'Harbour RV', phone: null, email: null },
      month: '2026-06-01' as never,
      currency: 'USD',
      of: { isOver: false },
      issued: '2026-06-15' as never,
      lines: [line, { ...line, policyNumber: 'RWP-2', earned: 300, clawedBack: 0 }],
    },
    { locale: 'en-US', t },
  );
  expect(statement.figures.map(({ value }) => value)).toEqual(['$15.00', '$2.00', '$13.00']);
  expect(JSON.stringify(statement.parts)).toContain('The month is not over');
});

test('is of nobody who does not read it, and of no day that is no month', async () => {
  expect((await get(fixture.tenants.mirror.owner, 'statement')).statusCode).toBe(404);
  expect((await get({ principal: principalOf('anonymous') }, 'lines')).statusCode).toBe(404);
  expect((await get(fixture.tenants.insurer.owner, 'lines', '2026-13')).statusCode).toBe(404);
});
