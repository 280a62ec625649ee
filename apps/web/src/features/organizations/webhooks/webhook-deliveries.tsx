'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useMessages, useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  ReplayWebhookDeliveryDocument,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { changing } from '../load-organization/organization.ts';
import { hostOf } from './webhook-dialogs.tsx';

const tones: Readonly<Record<string, Tone>> = {
  pending: 'info',
  delivered: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

const pages = [
  ['claim_id', '/agents/claims/'],
  ['policy_id', '/agents/policies/'],
  ['quote_id', '/agents/quotes/'],
] as const;

/** The page of what a message is about; null where it names nothing that has one. */
function pageOf(about: unknown): string | null {
  if (typeof about !== 'object' || about === null) return null;
  for (const [key, page] of pages) {
    const id = ownValue(about as Readonly<Record<string, unknown>>, key);
    if (typeof id === 'string') return `${page}${id}`;
  }
  return null;
}

type DeliveriesProps = {
  webhooks: readonly WebhookRowFragment[];
  deliveries: readonly WebhookDeliveryRowFragment[];
};

/** What was sent last, the newest first, and what came back. */
export function WebhookDeliveries({ webhooks, deliveries }: DeliveriesProps) {
  const t = useTranslations('workbench.webhooks');
  const inForce = new Map(webhooks.map((webhook) => [webhook.webhook_id, webhook]));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('deliveries')}</h2>
      {deliveries.length === 0 ? (
        <EmptyState title={t('noDeliveries')} />
      ) : (
        <ul aria-label={t('deliveries')} className="flex list-none flex-col">
          {deliveries.map((delivery) => (
            <Delivery
              key={delivery.webhook_delivery_id}
              delivery={delivery}
              webhook={inForce.get(delivery.webhook_id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type DeliveryProps = { delivery: WebhookDeliveryRowFragment; webhook: WebhookRowFragment | undefined };

function Delivery({ delivery, webhook }: DeliveryProps) {
  const t = useTranslations('workbench.webhooks');
  const { workbench } = useMessages();
  const words = workbench.webhooks;
  const instant = useInstant();
  const show = useToast();
  const { webhook_delivery_id: id, event_type, about, occurred, status, attempts, answered, problem } = delivery;
  const replay = useOperation(ReplayWebhookDeliveryDocument, () => show({ message: t('replayed') }), changing);
  const event = labelOf(words.event, event_type) ?? event_type;
  const page = pageOf(about);
  const facts = [
    ...(webhook ? [hostOf(webhook.url)] : []),
    instant(occurred).relative,
    ...(attempts > 0 ? [t('attempts', { count: attempts })] : []),
    ...(answered === null ? [] : [t('answered', { status: String(answered) })]),
    ...(problem === null ? [] : [labelOf(words.problem, problem) ?? problem]),
    ...(status === 'pending' && attempts > 0 ? [t('nextAt', { when: instant(delivery.next_attempt).absolute })] : []),
  ];
  const failure = replay.isError ? (readableMessage(replay.error) ?? t('notChanged')) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {page === null ? event : <AppLink href={page}>{event}</AppLink>}
          <StatusBadge tone={ownValue(tones, status) ?? 'neutral'} label={labelOf(words.status, status) ?? status} />
        </p>
        <p className="text-small wrap-anywhere text-ink-3">{facts.join(' · ')}</p>
        <FormAlert message={failure} />
      </div>
      {status !== 'pending' && webhook?.ended === null && (
        <Button
          size="small"
          busy={replay.isPending}
          busyLabel={t('replay')}
          aria-label={t('replayOf', { event })}
          onClick={() => replay.mutate({ webhook_delivery_id: id })}
        >
          {t('replay')}
        </Button>
      )}
    </li>
  );
}
