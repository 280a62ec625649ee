'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import type { ComponentType } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadChangedPolicyDocument } from '../../../generated/documents.ts';
import { usePath } from '../../../locale/use-path.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { MyPolicyNotFound } from '../../policies/load-my-policy/my-policy-not-found.tsx';
import { PolicyOfPath } from '../../policies/load-my-policy/policy-of-path.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { type KindCode, kindCodes } from './kind-codes.ts';
import { FollowedChange } from './followed-change.tsx';

/** What the customer of the policy of the address changes of it, or how a change that was asked for stands. */
export function ChangeMyPolicyScreen() {
  return <PolicyOfPath shape="form">{(policyId) => <LoadedPolicy policyId={policyId} />}</PolicyOfPath>;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('change');
  const query = useRead('user', LoadChangedPolicyDocument, { policy_id: policyId });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policies_by_pk}
      missing={<MyPolicyNotFound />}
      notPermitted={<MyPolicyNotFound />}
    >
      {(policy) => <Changed policy={policy} />}
    </QueryView>
  );
}

type Screen = { readonly Component: ComponentType<{ policy: ChangedPolicy }> };
const placeholder = <div className="min-h-96" />;
const screens: Readonly<Record<KindCode, Screen>> = {
  coverage: fetchedComponent(async () => (await import('./kinds/screens.ts')).CoverScreen, placeholder),
  vehicle: fetchedComponent(async () => (await import('./kinds/screens.ts')).VehicleScreen, placeholder),
  driver: fetchedComponent(async () => (await import('./kinds/screens.ts')).DriverScreen, placeholder),
  address: fetchedComponent(async () => (await import('./kinds/screens.ts')).AddressScreen, placeholder),
  lienholder: fetchedComponent(async () => (await import('./kinds/screens.ts')).LienholderScreen, placeholder),
  mileage: fetchedComponent(async () => (await import('./kinds/screens.ts')).MileageScreen, placeholder),
};

function Changed({ policy }: { policy: ChangedPolicy }) {
  const proposalId = useSearchParams().get('change');
  const code = kindOfPath(usePath());
  if (proposalId !== null) return <FollowedChange policy={policy} proposalId={proposalId} />;
  const { Component } = screens[code];
  return <Component policy={policy} />;
}

/** The kind that an address names after `/change/`. */
function kindOfPath(path: string): KindCode {
  const named = /\/change\/([a-z]+)/.exec(path)?.[1];
  return kindCodes.find((one) => one === named) ?? 'coverage';
}
