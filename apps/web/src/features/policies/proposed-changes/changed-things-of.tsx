'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadChangedThingsDocument } from '../../../generated/documents.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';

type ChangedThingsOfProps = {
  /** The proposed change. */
  id: string;
  isOpenFirst?: boolean;
};

/** What a proposed change makes otherwise, fetched once somebody opens it. */
export function ChangedThingsOf({ id, isOpenFirst = false }: ChangedThingsOfProps) {
  const t = useTranslations('policyParts.proposed');
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { data } = useRead('agent', LoadChangedThingsDocument, { policy_proposal_id: id }, { enabled: isOpen });
  return (
    <details open={isOpenFirst} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className="link inline-flex min-h-target-small cursor-pointer items-center font-medium">
        {t('what')}
      </summary>
      {data && <ChangedThings things={data.policy_proposal_changes} />}
    </details>
  );
}
