import { commissionRunStatuses } from '@roadworthy/core/billing/commission/commission-run.ts';
import { type CommissionRunFacts, commissionStatementOf } from '@roadworthy/core/documents/commission-statement.ts';
import { currencies } from '@roadworthy/core/shared/money/currency.ts';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printersIn } from '../../documents/pdf-words.ts';
import { type LayOut, renderPdf } from '../../documents/render-pdf.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { visibleRow } from '../graphql/visible-row.ts';
import { saveAs } from './save-as.ts';

const runSql = `
  select run.through_month::text, run.currency, run.earned::text, run.clawed_back::text, run.status, run.made_by_name,
    run.approved_by_name, run.reference, o.name, o.service_phone, o.commission_email, o.time_zone,
    (select coalesce(json_agg(json_build_object('month', line.accounting_month, 'policyNumber', line.policy_number,
        'agent', line.agent_name, 'earned', line.earned, 'clawedBack', line.clawed_back)
        order by line.accounting_month, line.policy_number), '[]')::text
      from commission_run_lines line where line.commission_run_id = run.commission_run_id)
  from commission_runs run join organizations o using (organization_id) where run.commission_run_id = $1::uuid`;

/** GET /api/v1/commission-runs/{run}/statement and …/lines: what a run pays, as a PDF and as a table, for who reads the run. */
export function commissionRoutes(
  app: FastifyInstance,
  { platform }: HttpParts,
  identify: Identify,
  layOut: LayOut = renderPdf,
): void {
  async function runOf(request: FastifyRequest, reply: FastifyReply): Promise<CommissionRunFacts> {
    const identified = await identify(request, reply);
    const runId = uuidParameter(request, 'commission_run_id');
    const row = await visibleRow(platform, { identified, isRoleNamed: false }, runSql, runId);
    const [month, currency, earned, clawedBack, status, madeBy, approvedBy = null, reference = null] = row;
    const [name, phone = null, email = null, zone, lines] = row.slice(8);
    const [sumEarned, sumBack] = [Number(earned), Number(clawedBack)];
    return {
      runId,
      organization: { name: name ?? '', phone, email },
      month: day(month ?? ''),
      currency: currencies.find((one) => one === currency) ?? 'USD',
      earned: sumEarned,
      clawedBack: sumBack,
      payable: sumEarned - sumBack,
      status: commissionRunStatuses.find((one) => one === status) ?? 'made',
      madeBy: madeBy ?? '',
      approvedBy,
      reference,
      issued: dayInZone(platform.clock.now(), zone ?? 'UTC'),
      lines: JSON.parse(lines ?? '[]') as CommissionRunFacts['lines'],
    };
  }
  const fileOf = ({ organization, month }: CommissionRunFacts): string =>
    `commission-${month.slice(0, 7)}-${organization.name}`;

  app.get('/api/v1/commission-runs/:commission_run_id/statement', async (request, reply) => {
    const run = await runOf(request, reply);
    const { locale: named } = request.query as { readonly locale?: unknown };
    const locale = localeFor(readLocale(typeof named === 'string' ? named : null) ?? defaultLocale);
    const { t } = printersIn(locale, run.currency);
    const bytes = await layOut('receipt', commissionStatementOf(run, { locale, t }));
    return reply
      .type('application/pdf')
      .header('content-disposition', saveAs(`${fileOf(run)}.pdf`, 'application/pdf', 'inline'))
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(bytes));
  });

  app.get('/api/v1/commission-runs/:commission_run_id/lines', async (request, reply) => {
    const run = await runOf(request, reply);
    const heads = ['run', 'organization', 'month', 'policy', 'agent', 'earned', 'clawed_back', 'payable', 'currency'];
    const text = csvText(
      heads,
      run.lines.map((line) => [
        run.runId,
        run.organization.name,
        line.month.slice(0, 7),
        line.policyNumber,
        line.agent,
        csvMoney(line.earned),
        csvMoney(line.clawedBack),
        csvMoney(line.earned - line.clawedBack),
        run.currency,
      ]),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', saveAs(`${fileOf(run)}.csv`, 'text/csv'))
      .header('cache-control', 'private, no-store')
      .send(text);
  });
}
