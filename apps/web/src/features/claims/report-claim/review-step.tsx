'use client';
import { contactPreferences, type ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { goToStep, useReport } from './report-context.tsx';
import { ReportStepPage, useNeeded } from './report-step.tsx';
import { questionsAfter } from './report-steps.ts';
import { useSummary } from './use-summary.ts';

/** Everything on one page, what would still help and why, and what has to be confirmed. */
export function ReviewStep() {
  const t = useTranslations('claim.report.review');
  const { form, file, filing, report } = useReport();
  const needed = useNeeded('review');
  const [preference, notice] = [form.answer('contact_preference'), form.answer('fraud_notice_read')];
  return (
    <ReportStepPage step="review" needed={needed} onDone={file} submitLabel={t('send')}>
      {filing.phase === 'waiting' && (
        <div role="status" className="rounded-card bg-warning-tint p-4">
          <p className="font-semibold text-warning">{t('waits')}</p>
          <p className="text-small text-ink-2">{t('waitsBody')}</p>
        </div>
      )}
      {report.is_reported_already && (
        <p role="status" className="rounded-card bg-info-tint p-4 text-info">
          {t('duplicate')}
        </p>
      )}
      <Completeness />
      <Summary />
      <RadioTiles
        id={preference.id}
        name={preference.id}
        label={t('preference')}
        value={preference.value || null}
        onChange={preference.onChoose}
        error={preference.error}
        columns={3}
        options={contactPreferences.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      />
      <Checkbox
        id={notice.id}
        checked={notice.value}
        onChange={({ currentTarget }) => notice.onChoose(currentTarget.checked)}
        label={t('notice')}
        note={t('noticeNote')}
        error={notice.error ?? needed.messageOf('fraud_notice_read')}
      />
    </ReportStepPage>
  );
}

/** How complete the report is, and what of it is missing with its reason. */
function Completeness() {
  const t = useTranslations('claim.report');
  const { report, steps, kind, form } = useReport();
  const { percent } = report;
  const missing = report.missing.filter(({ step }) => steps.some((one) => one === step));
  const questions = questionsAfter(kind, form.values.answers);
  const nameOf = (key: string) =>
    questions.find((question) => question.key === key)?.text ??
    (t.has(`missing.${key}` as 'missing.policy') ? t(`missing.${key}` as 'missing.policy') : key);
  return (
    <section className="rounded-sheet border border-line p-4 sm:p-5">
      <h2 className="type-h3">{t('review.complete', { percent })}</h2>
      <div
        role="progressbar"
        aria-label={t('review.complete', { percent })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <span className="block h-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className="mt-3 text-ink-2">{t('review.whole')}</p>
      ) : (
        <>
          <h3 className="mt-4 font-semibold">{t('review.missing')}</h3>
          <p className="text-small text-ink-2">{t('review.missingLead')}</p>
          <ul className="mt-2">
            {missing.map(({ key, step, why }) => (
              <li key={key} className="border-t border-line py-2 first:border-t-0">
                <button
                  type="button"
                  className="link min-h-7 text-left font-medium"
                  onClick={() => goToStep(step as ReportStep)}
                >
                  {nameOf(key)}
                </button>
                <p className="text-small text-ink-2">{why}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What is reported, step by step, each with the way back to it. */
function Summary() {
  const t = useTranslations('claim.report');
  const { steps } = useReport();
  const linesOf = useSummary();
  return (
    <div className="flex flex-col border-t-2 border-ink">
      {steps
        .filter((step) => step !== 'review')
        .map((step) => {
          const lines = linesOf(step);
          return (
            <section key={step} className="flex items-start justify-between gap-4 border-b border-line py-4">
              <div className="min-w-0">
                <h2 className="font-semibold">{t(`steps.${step}`)}</h2>
                {lines.length === 0 && <p className="text-ink-3">{t('review.nothing')}</p>}
                {lines.map((line) => (
                  <p key={line} className="wrap-anywhere whitespace-pre-line text-ink-2">
                    {line}
                  </p>
                ))}
              </div>
              <button
                type="button"
                className="link inline-flex min-h-11 shrink-0 items-center gap-1"
                aria-label={t('review.changeNamed', { step: t(`steps.${step}`) })}
                onClick={() => goToStep(step)}
              >
                <Icon name="pen" className="size-4" />
                {t('review.change')}
              </button>
            </section>
          );
        })}
    </div>
  );
}
