'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  CompareRaterVersionsDocument,
  type CompareRaterVersionsQuery,
  LoadOtherVersionsDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { differenceGroups } from './difference-groups.ts';
import type { Version } from './version.ts';

/** What a version says otherwise than another of its line that one picks; the one put in force last, unless one does. */
export function VersionDifferences({ version }: { version: Version }) {
  const t = useTranslations('workbench.raterVersion');
  const dislocation = useTranslations('workbench.pricingTest');
  const { rater_version_id: id, organization_id, provider } = version;
  const [picked, setPicked] = useState<string | null>(null);
  const others = useRead('rater', LoadOtherVersionsDocument, {
    where: {
      organization_id: { _eq: organization_id },
      provider: { _eq: provider },
      rater_version_id: { _neq: id },
    },
  });
  return (
    <QueryView
      query={others}
      shape="table"
      failed={t('differencesFailed')}
      find={({ rater_versions }) => rater_versions}
      missing={null}
      notPermitted={null}
    >
      {(versions) => {
        const other = picked ?? versions[0]?.rater_version_id;
        if (other === undefined) return <p className="text-ink-2">{t('noOther')}</p>;
        return (
          <div className="flex flex-col gap-5">
            <Field label={t('against')} className="max-w-80">
              {(control) => (
                <SelectInput
                  {...control}
                  value={other}
                  options={versions.map(({ rater_version_id, provider_version, status }) => ({
                    value: rater_version_id,
                    label:
                      status === 'draft' ? dislocation('draftOption', { version: provider_version }) : provider_version,
                  }))}
                  onChange={(event) => setPicked(event.currentTarget.value)}
                />
              )}
            </Field>
            <Compared id={id} other={other} />
          </div>
        );
      }}
    </QueryView>
  );
}

function Compared({ id, other }: { id: string; other: string }) {
  const t = useTranslations('workbench.raterVersion');
  const query = useRead('rater', CompareRaterVersionsDocument, { id, other });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('differencesFailed')}
      find={({ compare_rater_versions }) => compare_rater_versions}
      missing={null}
      notPermitted={null}
    >
      {(found) => <Differences {...found} />}
    </QueryView>
  );
}

function Differences({ rows, structure }: CompareRaterVersionsQuery['compare_rater_versions']) {
  const t = useTranslations('workbench.raterVersion');
  if (rows.length + structure.length === 0) return <p role="status">{t('same')}</p>;
  return (
    <div className="flex flex-col gap-6">
      <p role="status">{t('cells', { count: rows.length })}</p>
      {differenceGroups(rows).map((group) => (
        <DifferenceTable key={group.factor} group={group} />
      ))}
      {structure.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="type-h3">{t('structure')}</h2>
          <dl className="flex flex-col gap-2 text-small">
            {structure.map(({ path, before, after }) => (
              <div key={path} className="border-b border-line pb-2">
                <dt className="font-mono font-semibold wrap-anywhere">{path}</dt>
                <dd className="font-mono wrap-anywhere text-ink-2">
                  {before ?? '–'} → {after ?? '–'}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
