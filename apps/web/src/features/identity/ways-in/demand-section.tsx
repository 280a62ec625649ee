'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  DemandSecondFactorDocument,
  type FactorDemandFragment,
  SecondFactorDemandsDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ReadSection } from '../profile/read-section.tsx';

/** Which organizations demand a second factor of their people, for those who answer for these people. */
export function DemandSection() {
  const t = useTranslations('waysIn.demand');
  const query = useRead('people', SecondFactorDemandsDocument, {});
  return (
    <ReadSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failed={t('failed')}
      find={({ organizations }) => organizations}
    >
      {(organizations) => (
        <ul className="flex flex-col">
          {organizations.map((organization) => (
            <DemandRow key={organization.organization_id} organization={organization} />
          ))}
        </ul>
      )}
    </ReadSection>
  );
}

function DemandRow({ organization }: { organization: FactorDemandFragment }) {
  const t = useTranslations('waysIn.demand');
  const demanding = useOperation(DemandSecondFactorDocument, undefined, { kind: 'people', rereads: ['people'] });
  const { organization_id, name, second_factor_demanded: isDemanded } = organization;
  const label = t(isDemanded ? 'stop' : 'begin');
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p role="status" className="text-small text-ink-3">
            {t(isDemanded ? 'demanded' : 'free')}
          </p>
        </div>
        <Button
          tone="quiet"
          size="small"
          aria-label={t(isDemanded ? 'stopOf' : 'beginOf', { name })}
          busy={demanding.isPending}
          busyLabel={label}
          onClick={() => demanding.mutate({ organization_id, demanded: !isDemanded })}
        >
          {label}
        </Button>
      </div>
      <FormAlert message={demanding.isError ? (readableMessage(demanding.error) ?? t('notSaved')) : null} />
    </li>
  );
}
