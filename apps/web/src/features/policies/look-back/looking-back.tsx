'use client';
import { type Day, dayInZone } from '@roadworthy/core/shared/day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  type KnownPolicyFragment,
  PolicyAsOfDocument,
  type PolicyRecordFragment,
} from '../../../generated/documents.ts';
import { usePath } from '../../../locale/use-path.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import type { RequestKind } from '../../../data/role-for-kind.ts';
import { printDay } from '../../shared/print-day.ts';
import { addressAt, knownAtOf, type LookBack, lookBackOf } from './look-back.ts';
import { pastPolicy } from './past-policy.ts';

const dialog = fetchedComponent(async () => (await import('./look-back-dialog.tsx')).LookBackDialog);

/** What a page of the past knows: the answer, and the address of a part of the page at the same time. */
export type Past = { readonly known: KnownPolicyFragment; readonly addressOf: (address: string) => string };

type LookingBackProps<Policy extends PolicyRecordFragment> = {
  kind: RequestKind;
  policy: Policy;
  /** Draws the page, of today or of the time that the address names. */
  children: (policy: Policy, past: Past | null) => ReactNode;
};

/** The page of a policy at the time that its address names: today by itself, another day where it says so. */
export function LookingBack<Policy extends PolicyRecordFragment>(props: LookingBackProps<Policy>) {
  const { policy, children } = props;
  const at = lookBackOf(useSearchParams());
  // The day on which it was asked for, while it is.
  const [asked, setAsked] = useState<Day | null>(null);
  const ask = () => setAsked(dayInZone(new Date(), policy.time_zone));
  const [abilities = []] = useAbilities('agent', 'policies', [policy.policy_id], true) ?? [];
  const mayLook = abilities.some(({ operation, allowed }) => operation === 'policy_as_of' && allowed);
  const go = useGo();
  return (
    <>
      {at ? (
        <AtAnotherTime {...props} at={at} onChange={ask} onBack={() => go(null)} />
      ) : (
        <>
          {mayLook && <AsOfToday onAsk={ask} />}
          {children(policy, null)}
        </>
      )}
      {asked && (
        <dialog.Component
          from={at ?? { validOn: asked, knownOn: null }}
          today={asked}
          onClose={() => setAsked(null)}
          onLook={(to) => {
            setAsked(null);
            go(to);
          }}
        />
      )}
    </>
  );
}

/** Goes to the same page at another time. */
function useGo() {
  const [path, search, router] = [usePath(), useSearchParams(), usePageRouter()];
  return (to: LookBack | null) => router.push(addressAt(`${path}?${search.toString()}`, to));
}

function AsOfToday({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('staff.policy.lookBack');
  return (
    <button
      type="button"
      onClick={onAsk}
      className="-mb-2 inline-flex min-h-7 items-center gap-1.5 self-end rounded-card px-1.5 text-small text-ink-3 hover:bg-surface-2 hover:text-ink"
    >
      <Icon name="clock" className="size-4" />
      {t('open')}
    </button>
  );
}

type AtAnotherTimeProps<Policy extends PolicyRecordFragment> = LookingBackProps<Policy> & {
  at: LookBack;
  onChange: () => void;
  onBack: () => void;
};

function AtAnotherTime<Policy extends PolicyRecordFragment>(props: AtAnotherTimeProps<Policy>) {
  const { kind, policy, children, at, onChange, onBack } = props;
  const t = useTranslations('staff.policy.lookBack');
  useShortcuts(useTranslations('queue.shortcuts')('record'), [{ keys: 'Escape', label: t('back'), run: onBack }]);
  const known_at = knownAtOf(at, policy.time_zone);
  const variables = { policy_id: policy.policy_id, valid_on: at.validOn, known_at };
  const query = useRead(kind, PolicyAsOfDocument, variables);
  const answer = query.data?.policy_as_of;
  const knownOn = at.knownOn ?? (answer ? dayInZone(new Date(answer.known_at), policy.time_zone) : null);
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
        {(known) => children(pastPolicy(policy, known), { known, addressOf: (address) => addressAt(address, at) })}
      </QueryView>
    </>
  );
}
