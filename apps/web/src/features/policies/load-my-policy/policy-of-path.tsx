'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { usePathId } from '../../../data/path-id.ts';
import { MyPolicyNotFound } from './my-policy-not-found.tsx';

type PolicyOfPathProps = {
  shape: ComponentProps<typeof PageSkeleton>['shape'];
  children: (policyId: string) => ReactNode;
};

/** The policy that the path of an address names, for a page of its customer. */
export function PolicyOfPath({ shape, children }: PolicyOfPathProps) {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape={shape} label={common('loading')} />;
  return id === null ? <MyPolicyNotFound /> : children(id);
}
