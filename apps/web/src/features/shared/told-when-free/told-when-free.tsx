'use client';
import type { StoppedChange } from '@roadworthy/core/products/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import {
  JoinPolicyWaitlistDocument,
  LeavePolicyWaitlistDocument,
  LoadPolicyWaitsDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../actions/use-operation.ts';
import { FormAlert } from '../form-alert.tsx';

type Of = { policyId: string; kind: RequestKind };
type ToldWhenFreeProps = Of & {
  /** Why a change was refused, of whatever kind: what a moratorium stops is offered to be told of. */
  error: unknown;
  source: StoppedChange;
};

type Stopped = { readonly actions: readonly string[]; readonly postal_code: string };

/** What exactly is stopped, as the refusal names it; null of every other failure. */
function stoppedBy(error: unknown): Stopped | null {
  if (!(error instanceof RequestError) || error.code !== 'moratorium_active') return null;
  const { actions, postal_code } = error.details;
  return Array.isArray(actions) && typeof postal_code === 'string' ? { actions, postal_code } : null;
}

/** Beneath a change that is refused because it is stopped there: asks to be told when that ends. */
export function ToldWhenFree({ error, source, ...of }: ToldWhenFreeProps) {
  const stopped = stoppedBy(error);
  return stopped && <Asking {...of} stopped={stopped} source={source} />;
}

function Asking({ policyId, kind, stopped, source }: Of & { stopped: Stopped; source: StoppedChange }) {
  const t = useTranslations('policyParts.waits');
  const waits = useRead(kind, LoadPolicyWaitsDocument, { policy_id: policyId });
  const operation = useOperation(JoinPolicyWaitlistDocument, undefined, { kind, rereads: [kind] });
  if (!waits.data) return null;
  if (waits.data.policy_waits.length > 0) return <Waiting policyId={policyId} kind={kind} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-measure text-small text-ink-2">{t('body')}</p>
      <Button
        tone="quiet"
        size="small"
        busy={operation.isPending}
        busyLabel={t('asking')}
        onClick={() => operation.mutate({ policy_id: policyId, ...stopped, source })}
      >
        {t('ask')}
      </Button>
      <FormAlert message={operation.error ? (readableMessage(operation.error) ?? t('failed')) : null} />
    </div>
  );
}

/** What who reads it asked to be told of a policy, and the way to take that back; nothing where they did not. */
export function Waiting({ policyId, kind }: Of) {
  const t = useTranslations('policyParts.waits');
  const { data } = useRead(kind, LoadPolicyWaitsDocument, { policy_id: policyId });
  const operation = useOperation(LeavePolicyWaitlistDocument, undefined, { kind, rereads: [kind] });
  const [wait] = data?.policy_waits ?? [];
  if (!wait) return null;
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-2 p-3"
    >
      <p role="status" className="max-w-measure min-w-0 flex-1 basis-64 wrap-anywhere">
        {t('waits', { email: wait.email })}
      </p>
      <Button
        tone="quiet"
        size="small"
        busy={operation.isPending}
        busyLabel={t('leaving')}
        onClick={() => operation.mutate({ policy_id: policyId })}
      >
        {t('leave')}
      </Button>
      <FormAlert message={operation.error ? (readableMessage(operation.error) ?? t('failed')) : null} />
    </section>
  );
}
