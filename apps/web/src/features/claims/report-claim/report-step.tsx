'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { ErrorSummary, type Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import { SaveStatus } from '@roadworthy/ui/forms/save-status.tsx';
import type { ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useClockTime } from '../../shared/use-instant.ts';
import { GoOnLater } from './go-on-later.tsx';
import { goToStep, stepOfField, useIsOffline, useReport } from './report-context.tsx';
import { type Needed, neededOn } from './report-steps.ts';

/** What a step may still lack when somebody wants to leave it, shown at its field from then on. */
export function useNeeded(step: ReportStep) {
  const t = useTranslations('claim.report.needed');
  const { form } = useReport();
  const [attempt, setAttempt] = useState(0);
  const missing = neededOn(step, form.values);
  return {
    attempt,
    messageOf: (name: Needed) => (attempt > 0 && missing.includes(name) ? t(name) : undefined),
    problems: attempt > 0 ? missing.map((name) => ({ fieldId: `report-${name}`, message: t(name) })) : [],
    /** True where nothing is missing; otherwise it is shown. */
    check(): boolean {
      if (missing.length > 0) setAttempt((count) => count + 1);
      return missing.length === 0;
    },
  };
}

type ReportStepPageProps = {
  step: ReportStep;
  needed?: ReturnType<typeof useNeeded> | undefined;
  /** Runs once everything is saved; the next step where there is none. */
  onDone?: (() => Promise<void> | void) | undefined;
  submitLabel?: string;
  children: ReactNode;
};

/** One step of a report: its question, what stands in its way, and the two ways on. */
export function ReportStepPage({ step, needed, onDone, submitLabel, children }: ReportStepPageProps) {
  const t = useTranslations('claim.report');
  const { steps, settle, form, filing } = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const place = steps.indexOf(step);
  const before = place > 0 ? steps[place - 1] : undefined;
  const after = steps[place + 1] ?? 'review';
  useDocumentTitle(t(`titles.${step}`));
  // Who comes from another step hears which one this is: each is drawn anew.
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement?.isConnected) heading.current?.focus();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (needed && !needed.check()) return;
    setBusy(true);
    try {
      if (!(await settle())) return;
      if (onDone) await onDone();
      else goToStep(after);
    } finally {
      setBusy(false);
    }
  }

  const refused = form.problems.map((problem) => ({ ...problem, step: stepOfField(problem.fieldId) }));
  const here: Problem[] = [...(needed?.problems ?? []), ...refused.filter((one) => one.step === step)];
  const elsewhere = refused.filter((one) => one.step !== undefined && one.step !== step);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
        {t(`titles.${step}`)}
      </h1>
      <p className="mt-2 max-w-measure text-ink-2">{t(`leads.${step}`)}</p>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="mt-7 flex max-w-2xl flex-col gap-8"
      >
        <OfflineBox />
        <ClashBox />
        <FormAlert message={form.generalError ?? filing.problem} />
        <ErrorSummary
          title={t('errorTitle', { count: here.length })}
          problems={here}
          attempt={(needed?.attempt ?? 0) + form.attempt}
        />
        {elsewhere.map(({ fieldId, message, step: other }) => (
          <p key={fieldId} role="alert" className="text-danger">
            <button type="button" className="link text-left" onClick={() => goToStep(other ?? 'start')}>
              {t('elsewhere', { message, step: t(`steps.${other ?? 'start'}`) })}
            </button>
          </p>
        ))}
        {children}
        <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6">
          {before && (
            <Button tone="plain" className="-ml-3" onClick={() => goToStep(before)}>
              <Icon name="arrow-left" />
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            busy={busy || filing.phase === 'sending'}
            busyLabel={t('working')}
            className="ml-auto max-sm:grow"
          >
            {submitLabel ?? t('continue')}
            {!submitLabel && <Icon name="arrow-right" />}
          </Button>
        </div>
      </form>
      <div className="mt-4 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Saved />
        <GoOnLater />
      </div>
    </>
  );
}

/** What was changed here and in another tab or on another device: whoever sits here chooses, and nothing is lost unseen. */
function ClashBox() {
  const t = useTranslations('claim.report.clash');
  const { clash } = useReport();
  if (clash === null) return null;
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-warning-tint p-4">
      <p className="font-semibold text-warning">{t('title')}</p>
      <p className="text-small text-ink-2">{t('body')}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={clash.take}>
          {t('take')}
        </Button>
        <Button tone="quiet" onClick={clash.keep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

function OfflineBox() {
  const t = useTranslations('claim.report.offline');
  const { saving } = useReport();
  const isOffline = useIsOffline();
  if (!isOffline && saving.state !== 'failed') return null;
  return (
    <div role="status" className="rounded-card bg-warning-tint p-4">
      <p className="font-semibold text-warning">{t('title')}</p>
      <p className="text-small text-ink-2">{t('body')}</p>
    </div>
  );
}

function Saved() {
  const t = useTranslations('claim.report.save');
  const { saving } = useReport();
  const timeOf = useClockTime();
  const state = saving.state === 'refused' || saving.state === 'conflict' ? 'idle' : saving.state;
  return (
    <SaveStatus
      state={state}
      at={saving.at ? timeOf(saving.at) : undefined}
      copy={{ saving: t('saving'), saved: t('saved'), retrying: t('retrying'), failed: t('failed') }}
    />
  );
}
