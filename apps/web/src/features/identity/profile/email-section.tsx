'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AddressWaitingFragment,
  LoadMyProfileDocument,
  UpdateMyEmailDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { AddressPart } from './address-part.tsx';
import { ReadSection } from './read-section.tsx';

/** The address with which a customer signs in and to which letters go: another one counts once both inboxes confirmed it. */
export function EmailSection() {
  const t = useTranslations('profile.email');
  const query = useRead('user', LoadMyProfileDocument, {});
  return (
    <ReadSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failed={t('loadFailed')}
      find={({ users: [person], address_changes: [waiting] }) => person && { person, waiting: waiting ?? null }}
    >
      {({ person, waiting }) => <Email email={person.email} waiting={waiting} />}
    </ReadSection>
  );
}

function Email({ email, waiting }: { email: string; waiting: AddressWaitingFragment | null }) {
  const t = useTranslations('profile.email');
  const saving = useOperation(UpdateMyEmailDocument, undefined, { kind: 'user', rereads: ['user'] });
  return (
    <AddressPart
      {...{ t, waiting, saving }}
      purpose="sign_in"
      kind="user"
      onSend={(provided, done) => saving.mutate({ email: provided }, { onSuccess: done })}
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
    </AddressPart>
  );
}
