'use client';
import { type Day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { type KnownPolicyFragment, type PolicyRecordFragment } from '../../../generated/documents.ts';
import { usePath } from '../../../locale/use-path.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { addressAt, type LookBack, lookBackOf } from './look-back.ts';
import { pastPolicy } from './past-policy.ts';

// Most who look at a policy look at it as it is today.
const past = fetchedComponent(async () => (await import('./at-another-time.tsx')).AtAnotherTime);
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
  const { kind, policy, children } = props;
  const at = lookBackOf(useSearchParams());
  // The day on which it was asked for, while it is.
  const [requested, setRequested] = useState<Day | null>(null);
  const ask = () => setRequested(dayInZone(new Date(), policy.time_zone));
  const [abilities = []] = useAbilities('agent', 'policies', [policy.policy_id], true) ?? [];
  const mayLook = abilities.some(({ operation, allowed }) => operation === 'policy_as_of' && allowed);
  const go = useGo();
  return (
    <>
      {at ? (
        <past.Component
          {...{ kind, at }}
          policyId={policy.policy_id}
          timeZone={policy.time_zone}
          onChange={ask}
          onBack={() => go(null)}
        >
          {(known) => children(pastPolicy(policy, known), { known, addressOf: (address) => addressAt(address, at) })}
        </past.Component>
      ) : (
        <>
          {mayLook && <AsOfToday onAsk={ask} />}
          {children(policy, null)}
        </>
      )}
      {requested && (
        <dialog.Component
          from={at ?? { validOn: requested, knownOn: null }}
          today={requested}
          onClose={() => setRequested(null)}
          onLook={(to) => {
            setRequested(null);
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
