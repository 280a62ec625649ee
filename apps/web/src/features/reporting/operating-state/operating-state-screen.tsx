'use client';
import type { legalAlerts, legalDayKinds } from '@roadworthy/core/policies/vocabulary.ts';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { LoadOperatingStateDocument, type LoadOperatingStateQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';

type State = LoadOperatingStateQuery['operating_state'];

const againMs = 15_000;
const figures = [
  'jobs_waiting',
  'payments_unknown',
  'payouts_unknown',
  'letters_unsent',
  'letters_failed',
  'legal_days',
] as const;
const cell = 'px-1.5 py-1.5 align-baseline first:pl-0 last:pr-0 sm:px-3';

/** What whoever operates the platform watches: what waits, standbys, jobs and versions. */
export function OperatingStateScreen() {
  return useMay('operating:read') ? <OperatingState /> : <StaffNotPermitted area="organizations" />;
}

function OperatingState() {
  const t = useTranslations('workbench.operatingState');
  const query = useRead('people', LoadOperatingStateDocument, {}, { again: againMs });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="type-h2">{t('title')}</h1>
        <p className="max-w-measure text-ink-2">{t('lead')}</p>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(data) => data.operating_state}
        missing={null}
        notPermitted={null}
      >
        {(state) => (
          <div className="grid gap-8 xl:grid-cols-2 xl:items-start">
            <Figures figures={state.figures} />
            <div className="flex flex-col gap-8">
              <Standbys standbys={state.standbys} />
              <Versions state={state} />
            </div>
            <Jobs jobs={state.jobs} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

function Table({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="type-h3 pb-2 text-left">{title}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-small text-ink-2">
          {heads.map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const rowHead = `${cell} font-normal wrap-anywhere`;

function Figures({ figures: found }: { figures: State['figures'] }) {
  const t = useTranslations('workbench.operatingState');
  const days = useTranslations('queue.legalDays');
  const format = useFormatter();
  const now = useNow({ updateInterval: againMs });
  const kindOf = (figure: string, kind: string) => {
    if (figure !== 'legal_days') return kind;
    const [alert, of] = kind.split(' ') as [(typeof legalAlerts)[number], (typeof legalDayKinds)[number]];
    return `${days(`alerts.${alert}`)}, ${days(`kinds.${of}`)}`;
  };
  return (
    <Table title={t('waiting')} heads={[t('what'), t('count'), t('oldest')]}>
      {figures.map((figure) => {
        const ofIt = found.filter((one) => one.figure === figure && one.waiting > 0);
        const count = ofIt.reduce((sum, { waiting }) => sum + waiting, 0);
        const oldest = Math.max(...ofIt.map(({ oldest_seconds: seconds }) => seconds ?? -1));
        return (
          <tr key={figure} className="border-b border-line">
            <th scope="row" className={rowHead}>
              <span className={count > 0 ? 'font-semibold' : ''}>{t(`figure.${figure}`)}</span>
              {count > 0 && (
                <span className="block text-small text-ink-3">
                  {ofIt.map(({ kind, waiting }) => `${kindOf(figure, kind)}: ${format.number(waiting)}`).join(' · ')}
                </span>
              )}
            </th>
            <td className={`${cell} tabular-nums`}>{format.number(count)}</td>
            <td className={cell}>
              {oldest < 0 ? t('never') : format.relativeTime(new Date(now.getTime() - oldest * 1_000), now)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function Standbys({ standbys }: { standbys: State['standbys'] }) {
  const t = useTranslations('workbench.operatingState');
  const format = useFormatter();
  return (
    <section>
      <h2 className="type-h3 pb-2">{t('standbys')}</h2>
      {standbys.length === 0 ? (
        <p className="text-ink-2">{t('noStandbys')}</p>
      ) : (
        <ul>
          {standbys.map(({ is_used: isUsed, behind_seconds: seconds }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- it is known by its place in the setting alone
            <li key={index} className="border-b border-line py-1.5">
              <span className="font-semibold">{t('standby', { number: index + 1 })}</span>{' '}
              {isUsed
                ? t('behind', { seconds: format.number(seconds ?? 0, { maximumFractionDigits: 1 }) })
                : t('leftOut')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Versions({ state }: { state: State }) {
  const t = useTranslations('workbench.operatingState');
  const rows = {
    version: state.version,
    migration: state.migration,
    postgresql: state.postgresql,
    node: state.node,
    simulated: state.simulated.join(', ') || t('noneSimulated'),
  };
  return (
    <section>
      <h2 className="type-h3 pb-2">{t('versions')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {(Object.keys(rows) as (keyof typeof rows)[]).map((key) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
            <dt className="text-ink-2">{t(`version.${key}`)}</dt>
            <dd className="wrap-anywhere">{rows[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Those that failed after they last ended stand first. */
function Jobs({ jobs }: { jobs: State['jobs'] }) {
  const t = useTranslations('workbench.operatingState');
  const format = useFormatter();
  const now = useNow({ updateInterval: againMs });
  const ago = (instant: string | null) => (instant === null ? t('never') : format.relativeTime(new Date(instant), now));
  const failedLast = ({ ended, failed }: State['jobs'][number]) => failed !== null && (ended ?? '') < failed;
  const sorted = jobs.toSorted(
    (one, other) => Number(failedLast(other)) - Number(failedLast(one)) || one.job.localeCompare(other.job),
  );
  return (
    <Table title={t('jobs')} heads={[t('job'), t('ended'), t('lastFailed')]}>
      {sorted.map((one) => (
        <tr key={one.job} className="border-b border-line">
          <th scope="row" className={`${rowHead} ${failedLast(one) ? 'font-semibold' : ''}`}>
            {one.job}
          </th>
          <td className={cell}>{ago(one.ended)}</td>
          <td className={`${cell} ${failedLast(one) ? 'font-semibold' : ''}`}>{ago(one.failed)}</td>
        </tr>
      ))}
    </Table>
  );
}
