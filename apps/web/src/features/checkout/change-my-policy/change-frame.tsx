'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { StripeProgress, StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import type { ChangedPolicy } from './changed-policy.ts';

const steps = 3;

/** The address of a change of a policy. */
export const useChangePath = (policyId: string, kind: string): string =>
  `/customers/policies/${policyId}/change/${kind}`;

type ChangeFrameProps = {
  policy: ChangedPolicy;
  title: string;
  lead?: string;
  /** Which of the three screens it is, where it is one of them. */
  step?: number | undefined;
  badge?: ReactNode;
  children: ReactNode;
};

/** The head of each screen of a change: of which policy, how far along, and the way back to it. */
export function ChangeFrame({ policy, title, lead, step, badge, children }: ChangeFrameProps) {
  const t = useTranslations('change');
  const home = useTranslations('account.home');
  const kindLabel = useKindLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: whoever went on begins at the heading, and not at the top of the page again.
  useEffect(() => {
    if (step !== 1 && document.activeElement === document.body) heading.current?.focus();
  }, [step]);
  const { provider, vehicles = [] } = policy.current_quote ?? {};
  const name = vehicles.map((one) => vehicleName(one) ?? kindLabel(provider, one.type)).join(', ');
  return (
    <div className="flex flex-col gap-8">
      <header>
        <AppLink
          href={`/customers/policies/${policy.policy_id}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-input font-medium text-ink-2 no-underline hover:text-ink"
        >
          <Icon name="arrow-left" className="size-4" />
          {name || home('policyNumber', { number: policy.policy_number })}
        </AppLink>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
            {title}
          </h1>
          {badge}
        </div>
        {lead && <p className="mt-2 max-w-measure text-ink-2">{lead}</p>}
        <div className="mt-4">
          {step === undefined ? (
            <StripeRule thickness={3} />
          ) : (
            <StripeProgress
              percent={(step / steps) * 100}
              label={t('progress')}
              valueText={t('stepOf', { step, steps })}
            />
          )}
        </div>
      </header>
      {children}
    </div>
  );
}
