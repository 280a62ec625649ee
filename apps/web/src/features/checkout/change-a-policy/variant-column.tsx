'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StalePart } from '@roadworthy/ui/states/stale-part.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  CreatePolicyProposalDocument,
  PreviewPolicyChangeDocument,
  type PreviewPolicyChangeQueryVariables,
} from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { ChangeEffect } from '../../policies/endorse-policy/change-effect.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ToldWhenFree } from '../../shared/told-when-free/told-when-free.tsx';
import { TakesAway } from '../change-my-policy/takes-away.tsx';

/** What is chosen so far in each part, by its code; what is not there stays as the policy has it. */
export type Variant = { readonly drafts: Readonly<Record<string, object>> };

type VariantColumnProps = {
  title: string;
  provider: string;
  /** What it asks for; null while it says nothing that the policy does not say already. */
  requested: PreviewPolicyChangeQueryVariables | null;
  isCurrent: boolean;
  /** Whether something that it asks is still to be answered. */
  isOpen: boolean;
  onOpen: () => void;
};

/** What one variant of a change does to the policy and its money, and the way to propose it. */
export function VariantColumn({ title, provider, requested, isCurrent, isOpen, onOpen }: VariantColumnProps) {
  const t = useTranslations('change.agent');
  const own = useTranslations('change');
  const router = usePageRouter();
  const policyId = requested?.policy_id ?? '';
  const { data, error, isFetching } = useRead(
    'agent',
    PreviewPolicyChangeDocument,
    requested ?? { policy_id: policyId, changes: {} },
    { keepsLast: true, enabled: requested !== null, showsRefusals: true },
  );
  const operation = useOperation(
    CreatePolicyProposalDocument,
    () => router.push(`/agents/policies/${policyId}?tab=changes`),
    { kind: 'agent', rereads: ['agent'] },
  );
  const shown = requested !== null && !error ? data?.preview_policy_change : undefined;
  const failure = operation.error ?? (requested === null ? null : error);
  const isSending = operation.isPending || operation.isSuccess;
  // What it is proposed for is what it was seen to cost.
  const isPricing = requested !== null && !isOpen && isFetching;
  return (
    <section
      aria-label={title}
      className={`flex min-w-0 flex-col gap-3 rounded-card border p-4 ${isCurrent ? 'border-primary' : 'border-line'}`}
    >
      <h2 className="type-h3">{title}</h2>
      {shown ? (
        <StalePart className="flex flex-col gap-3" isStale={isFetching} label={own('pricing')}>
          <ChangeEffect shown={shown} provider={provider} />
          <ChangedThings things={shown.changes ?? []} />
          {shown.needs_underwriter !== null && (
            <p className="rounded-card bg-warning-tint p-3 text-small wrap-anywhere">
              <span className="block font-semibold text-warning">{own('underwriterTitle')}</span>
              {shown.needs_underwriter}
            </p>
          )}
          <TakesAway title={t('takesAway')} sentences={shown.takes_away ?? []} />
        </StalePart>
      ) : (
        failure === null && <p className="text-ink-2">{own('none')}</p>
      )}
      <FormAlert message={failure ? readableMessage(failure) : null} />
      <ToldWhenFree error={failure} policyId={policyId} kind="agent" source="coverage" />
      <div>
        <Button
          size="small"
          {...(isSending || isPricing ? { busy: true, busyLabel: own(isSending ? 'sending' : 'pricing') } : {})}
          onClick={() => {
            if (isOpen || requested === null) onOpen();
            else if (shown) operation.mutate(requested);
          }}
        >
          {t('propose')}
        </Button>
      </div>
    </section>
  );
}
