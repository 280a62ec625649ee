'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { Timeline } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  DriverOfRecordDocument,
  type DriverOfRecordQuery,
  RequestMvrDetailsDocument,
  type RequestMvrDetailsMutation,
  UnderwritingCriteriaByQuoteDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { tabAddress } from '../../shared/queue/record/tab-address.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';

type Driver = NonNullable<DriverOfRecordQuery['entities_by_pk']>;
type Details = NonNullable<RequestMvrDetailsMutation['request_mvr_details']>;
const hidden = '••••••••';

/** The driving record of the person of the address: closed until somebody opens it, which is stored. */
export const DriverRecordScreen = recordPage({
  kind: 'underwriting',
  document: DriverOfRecordDocument,
  variables: (entity_id) => ({ entity_id }),
  find: ({ entities_by_pk: driver }) => driver,
  words: ({ workbench: { checks } }) => ({ heading: checks.record, failed: checks.recordFailed }),
  permission: 'mvr:read',
  area: 'underwriting',
  page: (driver) => <DriverRecord driver={driver} />,
});

function DriverRecord({ driver }: { driver: Driver }) {
  const t = useTranslations('workbench.checks');
  const label = useLabels();
  const { entity_id, quote_id } = driver;
  const name = personName(driver) ?? t('record');
  const list = useSearchParams().get('list');
  useDocumentTitle(`${name} · ${t('record')}`);
  const open = useOperation(RequestMvrDetailsDocument, undefined, { kind: 'underwriter', rereads: [] });
  const details = open.data?.request_mvr_details ?? null;
  return (
    <div className="flex flex-col gap-4">
      <AppLink
        className="link inline-flex min-h-7 w-fit items-center"
        href={tabAddress(`/underwriting/quotes/${quote_id}`, null, list)}
      >
        {t('backToQuote')}
      </AppLink>
      <DetailHeader
        title={name}
        facts={[
          { key: 'what', label: t('recordOf'), value: label('relationship', driver.entity_relationship) },
          { key: 'area', label: t('area'), value: driver.license_administrative_area },
        ]}
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <License details={details} />
          {details === null && (
            <div className="flex flex-col items-start gap-2">
              <p className="text-ink-2">{open.isSuccess ? t('nothingThere') : t('opening')}</p>
              {!open.isSuccess && (
                <Button busy={open.isPending} busyLabel={t('asking')} onClick={() => open.mutate({ entity_id })}>
                  {t('reveal')}
                </Button>
              )}
              <FormAlert message={open.error ? readableMessage(open.error) : null} />
            </div>
          )}
        </div>
        <section className="flex flex-col gap-2">
          <h2 className="type-h2">{t('entries')}</h2>
          {details ? <Entries entries={details.entries} /> : <KnownEntries quoteId={quote_id} entityId={entity_id} />}
        </section>
      </div>
    </div>
  );
}

/** The license, its lines closed until the record is opened. */
function License({ details }: { details: Details | null }) {
  const t = useTranslations('workbench.checks');
  const status = useTranslations('workbench.checks.licenseStatus');
  const instant = useInstant();
  const known = (['valid', 'expired', 'suspended', 'revoked'] as const).find((one) => one === details?.license_status);
  const closed = <span aria-label={t('hidden')}>{hidden}</span>;
  const textOf = (value: string | null | undefined) => (details ? value : closed);
  return (
    <FactList
      title={t('license')}
      facts={[
        { key: 'name', label: t('nameOnIt'), value: textOf(details && `${details.first_name} ${details.last_name}`) },
        { key: 'number', label: t('number'), value: textOf(details?.license_number), mono: true },
        { key: 'status', label: t('status'), value: textOf(known ? status(known) : details?.license_status) },
        { key: 'class', label: t('class'), value: textOf(details?.license_class) },
        { key: 'issued', label: t('issued'), value: textOf(printDay(details?.license_issued ?? null)) },
        { key: 'expires', label: t('expires'), value: textOf(printDay(details?.license_expires ?? null)) },
        { key: 'limits', label: t('restrictions'), value: textOf(details?.license_restrictions.join(', ') || null) },
        { key: 'by', label: t('vendor'), value: textOf(details?.provider) },
        { key: 'at', label: t('fetched'), value: textOf(details && instant(details.fetched).absolute) },
      ]}
    />
  );
}

function useEntryWords() {
  const t = useTranslations('workbench.checks.type');
  const kinds = useTranslations('workbench.checks.kind');
  const known = ['at_fault', 'major', 'minor', 'speeding', 'not_at_fault'] as const;
  return (type: string, kind: string | null) => {
    const called = known.find((one) => one === kind);
    if (called) return kinds(called);
    return t(type === 'accident' ? 'accident' : type === 'suspension' ? 'suspension' : 'violation');
  };
}

const toneOf = (type: string) => (type === 'violation' ? 'warning' : 'danger');

function Entries({ entries }: Pick<Details, 'entries'>) {
  const t = useTranslations('workbench.checks');
  const instant = useInstant();
  const words = useEntryWords();
  return (
    <Timeline
      label={t('entries')}
      empty={t('noEntries')}
      entries={entries.map((one, place) => ({
        key: `${one.date} ${place}`,
        title: words(one.type, one.kind),
        body: [
          one.description,
          one.code,
          one.points > 0 ? t('points', { count: one.points }) : null,
          one.convicted && t('convicted', { day: printDay(one.convicted) ?? '' }),
        ]
          .filter(Boolean)
          .join(' · '),
        instant: one.date,
        relative: printDay(one.date) ?? one.date,
        absolute: instant(`${one.date}T12:00:00Z`).relative,
        icon: 'alert' as const,
        tone: toneOf(one.type),
      }))}
    />
  );
}

/** What is known without opening the record: when, and what the rates call it. */
function KnownEntries({ quoteId, entityId }: { quoteId: string; entityId: string }) {
  const t = useTranslations('workbench.checks');
  const instant = useInstant();
  const words = useEntryWords();
  const query = useRead('agent', UnderwritingCriteriaByQuoteDocument, { quote_id: quoteId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('recordFailed')}
      find={({ underwriting_criteria_by_quote: { mvr_violations: all, incidents } }) => ({
        violations: all.filter(({ entity_id }) => entity_id === entityId),
        isKnown: incidents.some(({ entity_id, found }) => entity_id === entityId && found !== null),
      })}
      missing={null}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {({ violations, isKnown }) => (
        <Timeline
          label={t('entries')}
          empty={t(isKnown ? 'noEntries' : 'notKnown')}
          entries={violations.map(({ date, type, kind, counts }, place) => ({
            key: `${date} ${place}`,
            title: words(type, kind),
            body: counts ? undefined : t('tooOld'),
            instant: date,
            relative: printDay(date) ?? date,
            absolute: instant(`${date}T12:00:00Z`).relative,
            icon: 'alert' as const,
            tone: toneOf(type),
          }))}
        />
      )}
    </QueryView>
  );
}
