'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadRatesToImportDocument, type LoadRatesToImportQuery } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { versionPath } from '../version/version.ts';
import { RatesNav } from '../versions/rates-nav.tsx';
import { ImportFields } from './import-fields.tsx';
import { ImportProblems } from './import-problems.tsx';
import { RateFiles } from './rate-files.tsx';
import { mostKilobytes, TooLarge, useRatesImport } from './use-rates-import.ts';

/** A version of rates is brought in: its files are checked as a whole, and kept as a draft where nothing stands against it. */
export function ImportScreen() {
  const t = useTranslations('workbench.ratesImport');
  const common = useTranslations('shell.common');
  const person = useSession().data;
  const mayImport = person?.permissions.includes('rater:promote') ?? false;
  const query = useRead('rater', LoadRatesToImportDocument, {}, { enabled: mayImport });
  if (!person) return <PageSkeleton shape="form" label={common('loading')} />;
  if (!mayImport) return <StaffNotPermitted area="testing" />;
  return (
    <div className="flex flex-col gap-5">
      <RatesNav current={null} />
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="max-w-measure text-ink-2">{t('lead')}</p>
      </div>
      <QueryView
        query={query}
        shape="form"
        failed={t('failed')}
        find={(found) => found}
        missing={null}
        notPermitted={<StaffNotPermitted area="testing" />}
      >
        {({ rater_versions: versions, products }) => (
          <ImportForm versions={versions} organizations={namesOf([...products, ...versions])} />
        )}
      </QueryView>
    </div>
  );
}

/** Who sells or has rates, each once. */
function namesOf(
  rows: readonly Pick<LoadRatesToImportQuery['products'][number], 'organization_id' | 'organization'>[],
) {
  return new Map(rows.map(({ organization_id: id, organization }) => [id, organization?.name ?? '–']));
}

type ImportFormProps = {
  versions: LoadRatesToImportQuery['rater_versions'];
  /** Their names by their ids. */
  organizations: ReadonlyMap<string, string>;
};

function ImportForm({ versions, organizations }: ImportFormProps) {
  const t = useTranslations('workbench.ratesImport');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const show = useToast();
  const [tried, setTried] = useState(false);
  const [only = ''] = organizations.size === 1 ? organizations.keys() : [];
  const rates = useRatesImport(only, (stored) => {
    show({ message: t('imported', { version: stored.provider_version }) });
    router.push(versionPath(stored));
  });
  const { read, typed, files, checking, importing } = rates;
  const fromBase = read.version === null && read.tables.length > 0;
  const lacks = {
    files: files.length === 0,
    base: fromBase && typed.base === '',
    version: fromBase && typed.version.trim() === '',
    organization: typed.organization === '',
  };
  const isComplete = read.problems.length === 0 && !Object.values(lacks).includes(true);
  const found = checking.data;
  const fits = found?.problems.length === 0;
  const failure = checking.error ?? importing.error;
  const failed =
    failure instanceof TooLarge ? t('tooLarge', { size: mostKilobytes }) : (readableMessage(failure) ?? t('failed'));
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) checking.mutate();
      }}
    >
      <RateFiles
        files={files}
        problems={read.problems}
        isMissing={tried && lacks.files}
        onFiles={rates.add}
        onTakeOut={rates.takeOut}
      />
      <ImportFields
        versions={versions}
        organizations={organizations}
        typed={typed}
        fromBase={fromBase}
        lacks={tried ? lacks : null}
        onType={rates.type}
      />
      {found && <ImportProblems problems={found.problems} versionName={read.version?.name ?? ''} />}
      <FormAlert message={failure ? failed : null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={fits ? 'quiet' : 'primary'} busy={checking.isPending} busyLabel={common('working')}>
          {t('check')}
        </Button>
        {found && fits && (
          <Button
            busy={importing.isPending}
            busyLabel={common('working')}
            onClick={() => importing.mutate(found.request)}
          >
            {t('import')}
          </Button>
        )}
      </div>
    </form>
  );
}
