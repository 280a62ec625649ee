'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import type { Messages } from 'next-intl';
import {
  CreateWebhookDocument,
  EndWebhookDocument,
  RenewWebhookSecretDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { choicesField, lineField } from '../../shared/form-dialog/form-fields.tsx';
import { changing } from '../load-organization/organization.ts';
import { SecretShown } from '../secret-shown.tsx';

/** The host of an address; the rest of it may be a secret. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const urlField = ({ workbench: { webhooks } }: Messages) =>
  lineField('url', {
    label: webhooks.url,
    hint: webhooks.urlHint,
    maxLength: textLimits.url,
    isCode: true,
    missing: webhooks.urlMissing,
  });

const eventsField = ({ workbench: { webhooks } }: Messages) =>
  choicesField('events', {
    label: webhooks.events,
    options: Object.entries(webhooks.event).map(([value, label]) => ({ value, label })),
  });

/** A new webhook of an organization; with what it is signed is shown once. */
export const MakeWebhook = formDialog<null>()({
  ...changing,
  words: 'workbench.makeWebhook',
  document: CreateWebhookDocument,
  begin: () => ({ url: '', events: ['policy_bound'] as readonly string[] }),
  fields: ({ messages }) => [urlField(messages), eventsField(messages)],
  input: ({ id, values }) => ({ organization_id: id, url: values.url, events: [...values.events] }),
  outcome: ({ t, dialog, onGo }, { create_webhook: { secret } }) => (
    <SecretShown
      isOpen={dialog.open}
      onGo={onGo}
      secret={secret}
      words={{ title: t('madeTitle'), effect: t('madeEffect'), label: t('secret'), saved: t('saved') }}
    />
  ),
});

/** Where a webhook goes from now on, and what it is told. */
export const ChangeWebhook = formDialog<WebhookRowFragment>()({
  ...changing,
  words: 'workbench.changeWebhook',
  document: UpdateWebhookDocument,
  begin: ({ subject }) => ({ url: subject.url, events: subject.events as readonly string[] }),
  fields: ({ messages }) => [urlField(messages), eventsField(messages)],
  input: ({ id, subject, values }) => ({
    webhook_id: id,
    version: subject.version,
    url: values.url,
    events: [...values.events],
  }),
});

/** A new secret of a webhook, shown this once; the former one holds for a day. */
export const RenewSecret = formDialog<WebhookRowFragment>()({
  ...changing,
  words: 'workbench.renewWebhookSecret',
  document: RenewWebhookSecretDocument,
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject }) => ({ title: t('title', { host: hostOf(subject.url) }) }),
  input: ({ id }) => ({ webhook_id: id }),
  outcome: ({ t, dialog, onGo }, { renew_webhook_secret: { secret } }) => (
    <SecretShown
      isOpen={dialog.open}
      onGo={onGo}
      secret={secret}
      words={{ title: t('madeTitle'), effect: t('madeEffect'), label: t('secret'), saved: t('saved') }}
    />
  ),
});

/** Ends a webhook at once. */
export const EndWebhook = formDialog<WebhookRowFragment>()({
  ...changing,
  words: 'workbench.endWebhook',
  document: EndWebhookDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject }) => ({ title: t('title', { host: hostOf(subject.url) }) }),
  input: ({ id }) => ({ webhook_id: id }),
});
