import { commissionRunStatuses } from '@roadworthy/core/billing/commission/commission-run.ts';
import {
  type CommissionFacts,
  type CommissionLine,
  commissionStatementOf,
  sumOfLines,
} from '@roadworthy/core/documents/commission-statement.ts';
import { currencies } from '@roadworthy/core/shared/money/currency.ts';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { day, dayInZone, isDay } from '@roadworthy/core/shared/time/day.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printersIn } from '../../documents/pdf-words.ts';
import { type LayOut, renderPdf } from '../../documents/render-pdf.ts';
import { notFound } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { visibleRow } from '../graphql/visible-row.ts';
import { saveAs } from './save-as.ts';

const organizationColumns = 'o.name, o.service_phone, o.commission_email, o.time_zone';
const linesFrom = (rows: string) => `
  (select coalesce(json_agg(json_build_object('month', line.accounting_month, 'policyNumber', coalesce(line.policy_number, ''),
      'agent', line.agent_name, 'earned', line.earned, 'clawedBack', line.clawed_back)
      order by line.accounting_month, line.policy_number), '[]')::text
    from ${rows})`;

const runSql = `
  select ${organizationColumns},
    ${linesFrom('commission_run_lines line where line.commission_run_id = run.commission_run_id')},
    run.through_month::text, run.currency, run.status, run.made_by_name, run.approved_by_name, run.reference
  from commission_runs run join organizations o using (organization_id) where run.commission_run_id = $1::uuid`;

// The rows of the page and of its file, so that its sums are theirs.
const monthSql = `
  select ${organizationColumns},
    ${linesFrom(`commission_statement line where line.organization_id = o.organization_id
      and line.accounting_month = $2::date and line.currency = $3`)}
  from organizations o where o.organization_id = $1::uuid`;

type Row = readonly (string | null)[];
type Found = { readonly facts: CommissionFacts; readonly runId: string };

/**
 * GET /api/v1/commission-runs/{run}/statement and …/lines: what a run pays, as a PDF and as a table, for who reads the run;
 * /api/v1/organizations/{organization}/commission/{month}/statement and …/lines?currency=CAD: the same of a month, paid or not.
 */
export function commissionRoutes(
  app: FastifyInstance,
  { platform }: HttpParts,
  identify: Identify,
  layOut: LayOut = renderPdf,
): void {
  const currencyOf = (text: unknown) => currencies.find((one) => one === text) ?? 'USD';

  function organizationOf([name, phone = null, email = null, zone, lines]: Row) {
    return {
      organization: { name: name ?? '', phone, email },
      issued: dayInZone(platform.clock.now(), zone ?? 'UTC'),
      lines: JSON.parse(lines ?? '[]') as readonly CommissionLine[],
    };
  }

  async function runOf(request: FastifyRequest, reply: FastifyReply): Promise<Found> {
    const identified = await identify(request, reply);
    const runId = uuidParameter(request, 'commission_run_id');
    const row = await visibleRow(platform, { identified, isRoleNamed: false }, runSql, runId);
    const [month, currency, status, madeBy, approvedBy = null, reference = null] = row.slice(5);
    const of = {
      status: commissionRunStatuses.find((one) => one === status) ?? 'made',
      madeBy: madeBy ?? '',
      approvedBy,
      reference,
    };
    return { facts: { ...organizationOf(row), month: day(month ?? ''), currency: currencyOf(currency), of }, runId };
  }

  async function monthOf(request: FastifyRequest, reply: FastifyReply): Promise<Found> {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'organization_id');
    const month = `${ownValue(request.params as Record<string, string>, 'month')}-01`;
    if (!isDay(month)) throw notFound();
    const currency = currencyOf((request.query as { readonly currency?: unknown }).currency);
    const row = await visibleRow(platform, { identified, isRoleNamed: false }, monthSql, id, month, currency);
    const known = organizationOf(row);
    const of = { isOver: month.slice(0, 7) < known.issued.slice(0, 7) };
    return { facts: { ...known, month, currency, of }, runId: '' };
  }

  const fileOf = ({ organization, month }: CommissionFacts): string =>
    `commission-${month.slice(0, 7)}-${organization.name}`;

  async function sendStatement({ facts }: Found, request: FastifyRequest, reply: FastifyReply) {
    const { locale: named } = request.query as { readonly locale?: unknown };
    const locale = localeFor(readLocale(typeof named === 'string' ? named : null) ?? defaultLocale);
    const { t } = printersIn(locale, facts.currency);
    const bytes = await layOut('receipt', commissionStatementOf(facts, { locale, t }));
    return reply
      .type('application/pdf')
      .header('content-disposition', saveAs(`${fileOf(facts)}.pdf`, 'application/pdf', 'inline'))
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(bytes));
  }

  function sendLines({ facts, runId }: Found, reply: FastifyReply) {
    const heads = ['run', 'organization', 'month', 'policy', 'agent', 'earned', 'clawed_back', 'payable', 'currency'];
    const text = csvText(
      heads,
      facts.lines.map((line) => [
        runId,
        facts.organization.name,
        line.month.slice(0, 7),
        line.policyNumber,
        line.agent,
        csvMoney(line.earned),
        csvMoney(line.clawedBack),
        csvMoney(sumOfLines([line]).payable),
        facts.currency,
      ]),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', saveAs(`${fileOf(facts)}.csv`, 'text/csv'))
      .header('cache-control', 'private, no-store')
      .send(text);
  }

  for (const [path, found] of [
    ['/api/v1/commission-runs/:commission_run_id', runOf],
    ['/api/v1/organizations/:organization_id/commission/:month', monthOf],
  ] as const) {
    app.get(`${path}/statement`, async (request, reply) => sendStatement(await found(request, reply), request, reply));
    app.get(`${path}/lines`, async (request, reply) => sendLines(await found(request, reply), reply));
  }
}
