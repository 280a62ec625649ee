'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  type AddressWaitingFragment,
  LoadMyProfileDocument,
  UpdateMyEmailDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { AddressForm } from './address-form.tsx';
import { AddressWaiting } from './address-waiting.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The address with which a customer signs in and to which letters go: another one counts once both inboxes confirmed it. */
export function EmailSection() {
  const t = useTranslations('profile.email');
  const query = useRead('user', LoadMyProfileDocument, {});
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <QueryView
        query={query}
        shape="form"
        failed={t('loadFailed')}
        find={({ users: [person], address_changes: [waiting] }) => person && { person, waiting: waiting ?? null }}
        missing={null}
        notPermitted={null}
      >
        {({ person, waiting }) => <Email email={person.email} waiting={waiting} />}
      </QueryView>
    </ProfileSection>
  );
}

function Email({ email, waiting }: { email: string; waiting: AddressWaitingFragment | null }) {
  const t = useTranslations('profile.email');
  const [isOpen, setOpen] = useState(false);
  const asking = useOperation(UpdateMyEmailDocument, () => setOpen(false), { kind: 'user', rereads: ['user'] });
  const words = { label: t('label'), hint: t('hint'), send: t('send'), keep: t('keep'), failed: t('failed') };
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold wrap-anywhere">{email}</p>
      {waiting && (
        <AddressWaiting
          waiting={waiting}
          purpose="sign_in"
          kind="user"
          words={{ title: t('waiting'), failed: t('failed') }}
        />
      )}
      {isOpen ? (
        <AddressForm
          words={words}
          busy={asking.isPending}
          error={asking.error}
          onSend={(given) => asking.mutate({ email: given })}
          onKeep={() => {
            asking.reset();
            setOpen(false);
          }}
        />
      ) : (
        <Button tone="quiet" size="small" className="self-start" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
    </div>
  );
}
