'use client';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import type { ComponentType } from 'react';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ChangeFrame } from '../change-my-policy/change-frame.tsx';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';
import { AddressTogether } from './address-together.tsx';

type ScreenProps = { policy: ChangedPolicy };

/** The screen of an address: of one policy, or of all of a customer's together where its address says so. */
export function addressScreen(OfOne: ComponentType<ScreenProps>) {
  return function AddressOfPolicies({ policy }: ScreenProps) {
    return useSearchParams().get('together') === null ? (
      <OfOne policy={policy} />
    ) : (
      <MyAddressTogether policy={policy} />
    );
  };
}

function MyAddressTogether({ policy }: ScreenProps) {
  const t = useTranslations('change.addresses');
  useDocumentTitle(t('title'));
  return (
    <ChangeFrame policy={policy} title={t('title')} lead={t('lead')}>
      <AddressTogether policy={policy} kind="user" />
    </ChangeFrame>
  );
}
