'use client';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryView } from '../../../shell/query-view.tsx';
import { ProfileSection } from './profile-section.tsx';

type ReadSectionProps<Data, Found> = {
  title: string;
  lead?: string;
  query: UseQueryResult<Data>;
  failed: string;
  /** What of the answer is shown; nothing where there is nothing to show. */
  find: (data: Data) => Found | null | undefined;
  children: (found: Found) => ReactNode;
};

/** One matter of a profile that is read first. Whose profile it is may read it, so that nothing is refused. */
export function ReadSection<Data, Found>({ title, lead, ...read }: ReadSectionProps<Data, Found>) {
  return (
    <ProfileSection title={title} {...(lead !== undefined && { lead })}>
      <QueryView {...read} shape="form" missing={null} notPermitted={null} />
    </ProfileSection>
  );
}
