'use client';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { useAsk, useSession } from '../../../data/session/use-session.ts';
import { type RenewalAheadFragment, RenewalRunPreviewDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { shareText } from '../renewal-parts/price-heat.tsx';
import { groupRun, type RunGroup } from './run-groups.ts';

/** So many that cross the threshold are listed; the others stand in the file. */
const mostListed = 50;

/** What the terms of the next 90 days will renew at, by state and class, and who crosses the threshold. */
export function RunPreviewScreen() {
  const t = useTranslations('workbench.renewalsAhead');
  const own = useSession().data?.org_id ?? null;
  const [chosen, choose] = useState<string | null>(null);
  const organizationId = own ?? chosen;
  return (
    <div className="flex flex-col gap-4">
      <AppLink className="link self-start" href="/underwriting/renewals">
        {t('back')}
      </AppLink>
      <h1 className="type-h1">{t('title')}</h1>
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      {own === null && (
        <div className="max-w-80">
          <OrganizationSelect kind="underwriter" value={chosen} onValue={choose} />
        </div>
      )}
      {organizationId !== null && <RunOf key={organizationId} organizationId={organizationId} />}
    </div>
  );
}

/** All parts of the run, one after the other. */
function useRun(organizationId: string) {
  const ask = useAsk('underwriter');
  const [done, setDone] = useState(0);
  const variables = { organization_id: organizationId };
  const query = useQuery({
    queryKey: queryKeys.document('underwriter', RenewalRunPreviewDocument, variables),
    async queryFn({ signal }) {
      const rows: RenewalAheadFragment[] = [];
      let after: string | null = null;
      do {
        const read: { renewal_run_preview: { rows: readonly RenewalAheadFragment[]; last: string | null } } = await ask(
          RenewalRunPreviewDocument,
          { ...variables, after },
          { signal },
        );
        rows.push(...read.renewal_run_preview.rows);
        after = read.renewal_run_preview.last;
        setDone(rows.length);
      } while (after !== null);
      return rows;
    },
  });
  return { query, done };
}

function RunOf({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.renewalsAhead');
  const { query, done } = useRun(organizationId);
  if (query.isPending) return <p role="status">{t('progress', { count: done })}</p>;
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(rows) => rows}
      missing={null}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(rows) => (rows.length === 0 ? <EmptyState title={t('none')} body={t('noneBody')} /> : <Run rows={rows} />)}
    </QueryView>
  );
}

function Run({ rows }: { rows: readonly RenewalAheadFragment[] }) {
  const t = useTranslations('workbench.renewalsAhead');
  const kindLabel = useKindLabel();
  const classOf = (row: RenewalAheadFragment) => kindLabel(row.provider, row.vehicle_class) ?? t('noClass');
  const save = () => {
    const head = [t('number'), t('renews'), t('state'), t('class'), t('before'), t('after'), t('rises'), t('falls')];
    const lines = rows.map((row) => [
      row.policy_number,
      row.renewal_date,
      row.state,
      classOf(row),
      csvMoney(row.premium_before),
      row.premium === null ? null : csvMoney(row.premium),
      row.crosses && (row.premium ?? 0) > row.premium_before ? 1 : 0,
      row.crosses && (row.premium ?? 0) < row.premium_before ? 1 : 0,
    ]);
    saveCsv(csvText(head, lines), `${t('file')}.csv`);
  };
  return (
    <>
      <div>
        <Button size="small" tone="quiet" onClick={save}>
          {t('export')}
        </Button>
      </div>
      <Groups title={t('byState')} name={t('state')} rows={rows} keyOf={(row) => row.state} />
      <Groups title={t('byClass')} name={t('class')} rows={rows} keyOf={classOf} />
      <Crossing rows={rows} />
    </>
  );
}

type GroupsProps = {
  title: string;
  name: string;
  rows: readonly RenewalAheadFragment[];
  keyOf: (row: RenewalAheadFragment) => string;
};

const figure = 'border-b border-line px-2 py-1.5 text-right whitespace-nowrap tabular-nums';

function useShare() {
  const format = useFormatter();
  return (before: number, after: number) => (before === 0 ? '–' : shareText((after - before) / before, format));
}

/** The terms of the run together, by something that they have in common. */
function Groups({ title, name, rows, keyOf }: GroupsProps) {
  const t = useTranslations('workbench.renewalsAhead');
  const share = useShare();
  const all = groupRun(rows, () => t('all'));
  const cells = (group: RunGroup) => (
    <>
      <td className={figure}>{group.terms}</td>
      <td className={`${figure} max-sm:hidden`}>{moneyText(group.before, group.currency)}</td>
      <td className={figure}>{moneyText(group.after, group.currency)}</td>
      <td className={figure}>{share(group.before, group.after)}</td>
      <td className={`${figure} max-sm:hidden`}>{group.rises || '–'}</td>
      <td className={`${figure} max-sm:hidden`}>{group.falls || '–'}</td>
      <td className={`${figure} max-sm:hidden`}>{group.unpriced || '–'}</td>
    </>
  );
  return (
    <table className="w-full max-w-5xl border-collapse text-left max-sm:text-small">
      <caption className="type-h3 pb-1 text-left">{title}</caption>
      <thead className="text-small text-ink-2">
        <tr className="align-bottom">
          <th scope="col" className="border-b-2 border-ink py-1.5">
            {name}
          </th>
          {(['terms', 'before', 'after', 'change', 'rises', 'falls', 'unpriced'] as const).map((key) => (
            <th
              key={key}
              scope="col"
              className={`border-b-2 border-ink px-2 py-1.5 text-right font-semibold ${key === 'terms' || key === 'after' || key === 'change' ? '' : 'max-sm:hidden'}`}
            >
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupRun(rows, keyOf).map((group) => (
          <tr key={`${group.currency} ${group.key}`}>
            <th scope="row" className="border-b border-line py-1.5 font-normal">
              {group.key}
            </th>
            {cells(group)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {all.map((group) => (
          <tr key={`${group.currency} ${group.key}`} className="font-semibold">
            <th scope="row" className="border-b border-line py-1.5">
              {group.key}
            </th>
            {cells(group)}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Whose price moves by more than an underwriter lets pass unseen, the farthest first. */
function Crossing({ rows }: { rows: readonly RenewalAheadFragment[] }) {
  const t = useTranslations('workbench.renewalsAhead');
  const share = useShare();
  const moved = ({ premium, premium_before: before }: RenewalAheadFragment) =>
    Math.abs((premium ?? 0) - before) / Math.max(1, before);
  const crossing = rows.filter(({ crosses }) => crosses).toSorted((one, other) => moved(other) - moved(one));
  return (
    <section className="flex max-w-5xl flex-col gap-1">
      <h2 className="type-h3">{t('crossing')}</h2>
      {crossing.length === 0 ? (
        <p className="text-ink-2">{t('nobody')}</p>
      ) : (
        <table className="w-full border-collapse text-left max-sm:text-small">
          <caption className="sr-only">{t('crossing')}</caption>
          <thead className="text-small text-ink-2">
            <tr>
              <th scope="col" className="border-b-2 border-ink py-1.5">
                {t('number')}
              </th>
              <th scope="col" className="border-b-2 border-ink px-2 py-1.5">
                {t('renews')}
              </th>
              <th scope="col" className="border-b-2 border-ink px-2 py-1.5 text-right max-sm:hidden">
                {t('before')}
              </th>
              <th scope="col" className="border-b-2 border-ink px-2 py-1.5 text-right">
                {t('after')}
              </th>
              <th scope="col" className="border-b-2 border-ink px-2 py-1.5 text-right">
                {t('change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {crossing.slice(0, mostListed).map((row) => (
              <tr key={row.policy_id}>
                <th scope="row" className="border-b border-line py-1.5 font-mono text-mono font-normal">
                  <AppLink className="link" href={`/underwriting/policies/${row.policy_id}`}>
                    {row.policy_number}
                  </AppLink>
                </th>
                <td className="border-b border-line px-2 py-1.5 whitespace-nowrap">{printDay(row.renewal_date)}</td>
                <td className={`${figure} max-sm:hidden`}>{moneyText(row.premium_before, row.currency)}</td>
                <td className={figure}>{moneyText(row.premium ?? 0, row.currency)}</td>
                <td className={figure}>{share(row.premium_before, row.premium ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {crossing.length > mostListed && (
        <p className="text-ink-2">{t('more', { count: crossing.length - mostListed })}</p>
      )}
    </section>
  );
}
