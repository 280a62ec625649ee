'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadWebhooksDocument, UpdateWebhookDocument, type WebhookRowFragment } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { changing, type Organization } from '../load-organization/organization.ts';
import { ChangeWebhook, EndWebhook, hostOf, MakeWebhook, RenewSecret } from './webhook-dialogs.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

/** The machines that are told what happens in an organization, and what became of what was sent. */
export function Webhooks({ organization: { organization_id: id, archived } }: { organization: Organization }) {
  const t = useTranslations('workbench.webhooks');
  const query = useRead('people', LoadWebhooksDocument, { organization_id: id });
  return (
    <div className="flex flex-col gap-6">
      {archived === null && (
        <DialogButton dialog={MakeWebhook} id={id} subject={null} tone="primary" className="self-start">
          {t('make')}
        </DialogButton>
      )}
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(data) => data}
        missing={null}
        notPermitted={null}
      >
        {({ webhooks, webhook_deliveries: deliveries }) =>
          webhooks.length === 0 ? (
            <EmptyState title={t('none')} body={t('noneBody')} />
          ) : (
            <>
              <ul aria-label={t('title')} className="flex list-none flex-col">
                {webhooks.map((webhook) => (
                  <Row key={webhook.webhook_id} webhook={webhook} />
                ))}
              </ul>
              <WebhookDeliveries webhooks={webhooks} deliveries={deliveries} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function Row({ webhook }: { webhook: WebhookRowFragment }) {
  const t = useTranslations('workbench.webhooks');
  const dayOf = useDayOfInstant();
  const show = useToast();
  const { webhook_id: id, url, events, paused, ended, version, created } = webhook;
  const host = hostOf(url);
  const pausing = useOperation(
    UpdateWebhookDocument,
    () => show({ message: t(paused ? 'resumed' : 'pausedDone') }),
    changing,
  );
  const problem = pausing.isError ? (readableMessage(pausing.error) ?? t('notChanged')) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{host}</span>
          {ended !== null && <StatusBadge tone="neutral" label={t('ended')} />}
          {ended === null && paused && <StatusBadge tone="warning" label={t('isPaused')} />}
        </p>
        <p className="text-small wrap-anywhere text-ink-3">
          {[t('told', { count: events.length }), t('madeOn', { day: dayOf(created) })].join(' · ')}
        </p>
        <FormAlert message={problem} />
      </div>
      {ended === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={pausing.isPending}
            busyLabel={t(paused ? 'resume' : 'pause')}
            aria-label={t(paused ? 'resumeOf' : 'pauseOf', { host })}
            onClick={() => pausing.mutate({ webhook_id: id, version, paused: !paused })}
          >
            {t(paused ? 'resume' : 'pause')}
          </Button>
          <DialogButton
            dialog={ChangeWebhook}
            id={id}
            subject={webhook}
            size="small"
            aria-label={t('changeOf', { host })}
          >
            {t('change')}
          </DialogButton>
          <DialogButton dialog={RenewSecret} id={id} subject={webhook} size="small" aria-label={t('renewOf', { host })}>
            {t('renew')}
          </DialogButton>
          <DialogButton dialog={EndWebhook} id={id} subject={webhook} size="small" aria-label={t('endOf', { host })}>
            {t('end')}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
