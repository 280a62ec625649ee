'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { type KnownPolicyFragment, PolicyAsOfDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { printDay } from '../../shared/print-day.ts';
import { knownAtOf, type LookBack } from './look-back.ts';

type AtAnotherTimeProps = {
  kind: RequestKind;
  policyId: string;
  timeZone: string;
  at: LookBack;
  onChange: () => void;
  onBack: () => void;
  /** Draws the page by what was known. */
  children: (known: KnownPolicyFragment) => ReactNode;
};

/** A policy as of another day, under a band that says so. */
export function AtAnotherTime({ kind, policyId, timeZone, at, onChange, onBack, children }: AtAnotherTimeProps) {
  const t = useTranslations('staff.policy.lookBack');
  useShortcuts(useTranslations('queue.shortcuts')('record'), [{ keys: 'Escape', label: t('back'), run: onBack }]);
  const variables = { policy_id: policyId, valid_on: at.validOn, known_at: knownAtOf(at, timeZone) };
  const query = useRead(kind, PolicyAsOfDocument, variables);
  const answer = query.data?.policy_as_of;
  const knownOn = at.knownOn ?? (answer ? dayInZone(new Date(answer.known_at), timeZone) : null);
  return (
    <>
      <div
        role="status"
        className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-banner px-4 py-2 text-on-banner"
      >
        <Icon name="clock" className="size-5" />
        <p className="min-w-0 flex-1 basis-60 font-semibold">
          {knownOn && t('band', { day: printDay(at.validOn) ?? '', known: printDay(knownOn) ?? '' })}
        </p>
        <div className="flex gap-2">
          <Button size="small" tone="quiet" onClick={onChange}>
            {t('change')}
          </Button>
          <Button size="small" tone="primary" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
      <QueryView
        query={query}
        shape="detail"
        failed={t('failed')}
        find={(data) => data.policy_as_of}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {(known) => children(known)}
      </QueryView>
    </>
  );
}
