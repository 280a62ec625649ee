'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  type AbilityFragment,
  type LoadReferralQuery,
  WriteReferralMessageDocument,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useInstant } from '../../shared/use-instant.ts';

type Referral = NonNullable<LoadReferralQuery['quote_referrals_by_pk']>;
type ReferralThreadProps = { referral: Referral; abilities: readonly AbilityFragment[] };

/** What agents and underwriters wrote to each other about a referral, and the way to write on. */
export function ReferralThread({ referral: { quote_referral_id: id, messages }, abilities }: ReferralThreadProps) {
  const t = useTranslations('workbench.referrals.thread');
  const { sub } = useSignedInUser();
  const instant = useInstant();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      {messages.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {messages.map(({ quote_referral_message_id: key, message, author_name: author, user_id: user, created }) => (
          <li key={key} className={`rounded-card p-3 ${user === sub ? 'bg-primary-tint' : 'bg-surface-2'}`}>
            <p className="text-small text-ink-2">
              <span className="font-semibold text-ink">{user === sub ? t('you') : author}</span>{' '}
              <time dateTime={created} title={instant(created).absolute}>
                {instant(created).relative}
              </time>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message}</p>
          </li>
        ))}
      </ul>
      {abilities.some((one) => one.operation === 'write_referral_message' && one.allowed) && (
        <Composer referralId={id} />
      )}
    </section>
  );
}

function Composer({ referralId }: { referralId: string }) {
  const t = useTranslations('workbench.referrals.thread');
  const [text, setText] = useState('');
  const write = useOperation(WriteReferralMessageDocument, () => setText(''));
  const error = write.error ? (readableMessage(write.error) ?? t('failed')) : null;
  const send = () => {
    if (text.trim() !== '') write.mutate({ quote_referral_id: referralId, message: text });
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('message')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            className="w-full"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) send();
            }}
          />
        )}
      </Field>
      <div>
        <Button size="small" tone="quiet" busy={write.isPending} busyLabel={t('sending')} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
