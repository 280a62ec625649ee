'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  type AddressWaitingFragment,
  type AgentAddressFragment,
  GetAgentProfileDocument,
  UpdateAgentNotificationEmailDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { AddressForm } from './address-form.tsx';
import { AddressWaiting } from './address-waiting.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Where the letters about an agent's work go. */
export function LettersSection() {
  const t = useTranslations('profile.letters');
  const { sub } = useSignedInUser();
  const query = useRead('agent', GetAgentProfileDocument, { user_id: sub });
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <QueryView
        query={query}
        shape="form"
        failed={t('loadFailed')}
        find={(data) => data}
        missing={null}
        notPermitted={null}
      >
        {({ agent_profiles_by_pk: card, address_changes: [waiting] }) =>
          card ? <Letters card={card} waiting={waiting ?? null} /> : <p className="text-ink-2">{t('cardFirst')}</p>
        }
      </QueryView>
    </ProfileSection>
  );
}

type LettersProps = { card: AgentAddressFragment; waiting: AddressWaitingFragment | null };

function Letters({ card, waiting }: LettersProps) {
  const t = useTranslations('profile.letters');
  const [isOpen, setOpen] = useState(false);
  const saving = useOperation(UpdateAgentNotificationEmailDocument, () => setOpen(false), { kind: 'agent' });
  const words = { label: t('label'), hint: t('hint'), send: t('send'), keep: t('keep'), failed: t('failed') };
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        {card.notification_email
          ? t('to', { address: card.notification_email })
          : t('toSignIn', { address: card.email })}
      </p>
      {waiting && (
        <AddressWaiting
          waiting={waiting}
          purpose="agent_letters"
          kind="agent"
          words={{ title: t('waiting'), failed: t('failed') }}
        />
      )}
      {isOpen ? (
        <AddressForm
          words={words}
          busy={saving.isPending}
          error={saving.error}
          onSend={(email) => saving.mutate({ email })}
          onKeep={() => {
            saving.reset();
            setOpen(false);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
          {card.notification_email && (
            <Button
              tone="plain"
              size="small"
              busy={saving.isPending}
              busyLabel={t('back')}
              onClick={() => saving.mutate({ email: null })}
            >
              {t('back')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
