import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { ReactNode } from 'react';
import { languageTags } from '../../../locale/locales.ts';
import type { AreaLaw, Sourced } from './area-law.ts';
import { type AreaWords, dayText, thousandsText } from './area-words.ts';

export type LawProps = { law: AreaLaw; t: AreaWords; locale: PageLocale };

/** A part of the page under a question. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h2">{title}</h2>
      {children}
    </section>
  );
}

/** Where a legal fact stands: the name of a law is in the language of the law. */
function SourceOf({ fact: { source } }: { fact: Sourced }) {
  return (
    <span lang="en" className="text-small text-ink-2">
      {source}
    </span>
  );
}

const cell = 'border-t border-line py-2.5 pr-4 align-top';

/** A table of legal facts: what, how much, and where it stands. */
function FactTable({ caption, rows }: { caption: string; rows: readonly (readonly [string, ReactNode, ReactNode])[] }) {
  return (
    <table className="w-full max-w-3xl text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([what, much, source]) => (
          <tr
            key={what}
            className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:py-2"
          >
            <th scope="row" className={`${cell} font-normal max-sm:border-0 max-sm:py-0`}>
              {what}
            </th>
            <td className={`${cell} font-semibold max-sm:border-0 max-sm:py-0 max-sm:pr-0`}>{much}</td>
            <td className={`${cell} pr-0 max-sm:w-full max-sm:border-0 max-sm:py-0`}>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lowest liability, as it is now and as it will be. */
export function MinimumLimits({ law, t, locale, isFree }: LawProps & { isFree: boolean }) {
  return (
    <Part title={t('area.minimums')}>
      <p className="max-w-measure text-ink-2">{t('area.minimumsLead', { area: law.name })}</p>
      {law.minimums.length === 0 && <p className="max-w-measure">{t('area.minimumsOpen')}</p>}
      {isFree && law.minimums.length > 0 && <p className="max-w-measure text-ink-2">{t('area.noCompulsion')}</p>}
      {law.minimums.map(({ from, limits, ...fact }) => {
        const when = from === null ? t('area.inForce') : t('area.fromDay', { day: dayText(from, locale) });
        const kinds = 'combined' in limits ? (['combined'] as const) : (['person', 'accident', 'property'] as const);
        const amounts: Readonly<Record<string, number>> = { ...limits };
        return (
          <div key={when} className="max-w-3xl rounded-card border border-line p-4">
            <p className="mb-3 text-small text-ink-2">
              {t('area.when')} <strong className="text-ink">{when}</strong>
            </p>
            <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3">
              {kinds.map((kind) => (
                <div key={kind}>
                  <dt className="text-small text-ink-2">{t(`area.${kind}`)}</dt>
                  <dd className="type-h3 tabular-nums">{thousandsText(amounts[kind] ?? 0, locale)}</dd>
                </div>
              ))}
            </dl>
            <SourceOf fact={fact} />
          </div>
        );
      })}
    </Part>
  );
}

/** The covers that the law asks for beside liability, and what is added to a premium. */
export function DemandedLines({ law, t, locale }: LawProps) {
  const percent = new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <Part title={t('area.lines')}>
        {law.lines === null || law.lines.length === 0 ? (
          <p className="max-w-measure text-ink-2">{t(law.lines === null ? 'area.linesOpen' : 'area.linesNone')}</p>
        ) : (
          <FactTable
            caption={t('area.lines')}
            rows={law.lines.map((fact) => [
              t(`line.${fact.line}`),
              t(fact.refusable ? 'area.refusable' : 'area.compulsory'),
              <SourceOf key="source" fact={fact} />,
            ])}
          />
        )}
      </Part>
      {law.charges.length > 0 && (
        <Part title={t('area.charges')}>
          <ul className="flex max-w-measure flex-col gap-2">
            {law.charges.map((fact) => (
              <li key={fact.source}>
                {fact.basisPoints === null
                  ? t('area.chargeTown')
                  : t('area.chargeRate', { percent: percent.format(fact.basisPoints / 10_000) })}{' '}
                <SourceOf fact={fact} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** How long before the end of cover an insurer has to say so. */
export function NoticePeriods({ law, t }: LawProps) {
  if (law.notices.length === 0) return null;
  return (
    <Part title={t('area.notice')}>
      <p className="max-w-measure text-ink-2">{t('area.noticeLead')}</p>
      <FactTable
        caption={t('area.notice')}
        rows={law.notices.map((fact) => [
          t(`area.noticeReason.${fact.reason}`),
          t('area.days', { days: fact.days }),
          <SourceOf key="source" fact={fact} />,
        ])}
      />
    </Part>
  );
}
