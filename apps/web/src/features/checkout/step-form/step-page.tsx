'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { StepHeading } from '@roadworthy/ui/shell/checkout-frame.tsx';
import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import type { StepProblemsProps } from './step-notices.tsx';

const stepProblems = fetchedComponent(async () => (await import('./step-notices.tsx')).StepProblems);
// With it comes all else that an answer or a press may bring about, also where there is no connection by then.
const ahead = [stepProblems.expect];

export type StepPageProps = StepProblemsProps & {
  title: string;
  lead: string;
  onSubmit: (event: FormEvent) => void;
  busy?: boolean;
  /** Null where there is nothing to go on with yet. */
  submitLabel?: string | null;
  submitTone?: 'primary' | 'money';
  /** Where Back leads; the first step has none. */
  backHref?: string | null;
  notices?: ReactNode;
  children: ReactNode;
};

/** One step: heading, what stands in its way, the questions, and the two ways on. */
export function StepPage({
  title,
  lead,
  problems,
  attempt,
  generalError,
  onSubmit,
  notices,
  children,
  ...foot
}: StepPageProps) {
  useIdleExpectation(ahead);
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <StepHeading title={title} lead={lead} />
      <div className="mt-7 flex max-w-2xl flex-col gap-8">
        {notices}
        {(generalError || attempt > 0) && <stepProblems.Component {...{ problems, attempt, generalError }} />}
        {children}
        <StepFoot {...foot} />
      </div>
    </form>
  );
}

type StepFootProps = Pick<StepPageProps, 'busy' | 'submitLabel' | 'submitTone' | 'backHref'>;

function StepFoot({ busy = false, submitLabel, submitTone = 'primary', backHref = null }: StepFootProps) {
  const t = useTranslations('checkout.frame');
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6">
      {backHref && (
        <LinkButton href={backHref} tone="plain" className="-ml-3">
          <Icon name="arrow-left" />
          {t('back')}
        </LinkButton>
      )}
      {submitLabel !== null && (
        <Button type="submit" tone={submitTone} busy={busy} busyLabel={t('continuing')} className="ml-auto max-sm:grow">
          {submitLabel ?? t('continue')}
          {!submitLabel && <Icon name="arrow-right" />}
        </Button>
      )}
    </div>
  );
}
