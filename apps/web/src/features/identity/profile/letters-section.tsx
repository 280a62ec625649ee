'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AddressWaitingFragment,
  type AgentAddressFragment,
  GetAgentProfileDocument,
  UpdateAgentNotificationEmailDocument,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { AddressPart } from './address-part.tsx';
import { ReadSection } from './read-section.tsx';

/** Where the letters about an agent's work go. */
export function LettersSection() {
  const t = useTranslations('profile.letters');
  const { sub } = useSignedInUser();
  const query = useRead('agent', GetAgentProfileDocument, { user_id: sub });
  return (
    <ReadSection title={t('title')} lead={t('lead')} query={query} failed={t('loadFailed')} find={(data) => data}>
      {({ agent_profiles: [card], address_changes: [waiting] }) =>
        card ? <Letters card={card} waiting={waiting ?? null} /> : <p className="text-ink-2">{t('cardFirst')}</p>
      }
    </ReadSection>
  );
}

type LettersProps = { card: AgentAddressFragment; waiting: AddressWaitingFragment | null };

function Letters({ card, waiting }: LettersProps) {
  const t = useTranslations('profile.letters');
  const saving = useOperation(UpdateAgentNotificationEmailDocument, undefined, { kind: 'agent' });
  const { email, notification_email: other } = card;
  return (
    <AddressPart
      {...{ t, waiting, saving }}
      purpose="agent_letters"
      kind="agent"
      onSend={(provided, done) => saving.mutate({ email: provided }, { onSuccess: done })}
      more={
        other && (
          <Button
            tone="plain"
            size="small"
            busy={saving.isPending}
            busyLabel={t('back')}
            onClick={() => saving.mutate({ email: null })}
          >
            {t('back')}
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">{other ? t('to', { address: other }) : t('toSignIn', { address: email })}</p>
    </AddressPart>
  );
}
