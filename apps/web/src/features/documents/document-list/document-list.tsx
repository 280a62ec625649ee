'use client';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useContactPhone } from '../../../data/visit/visit.ts';
import type { DocumentRowFragment } from '../../../generated/documents.ts';
import { localeNames } from '../../../locale/locales.ts';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { OpenDocumentButton } from './open-document-button.tsx';

const soon = 3000;

/** Milliseconds until the next look while a document is being prepared. */
export function untilReady(documents: readonly Pick<DocumentRowFragment, 'status'>[] | undefined): number | false {
  return documents?.some(({ status }) => status === 'pending') ? soon : false;
}

type Listed = DocumentRowFragment & { readonly language?: string };

type DocumentListProps = {
  documents: readonly Listed[];
  /** Those that say something else than what they are about by now. */
  outdated?: readonly string[];
  /** As whom each is opened and printed, too; left out, it is only saved. */
  opensAs?: RequestKind;
};

/** Documents to download; one that is being prepared says so and appears by itself. */
export function DocumentList({ documents, outdated = [], opensAs }: DocumentListProps) {
  const t = useTranslations('policyParts.documents');
  if (documents.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul aria-live="polite" className="flex flex-col border-t-2 border-ink">
      {documents.map((document) => (
        <DocumentRow
          key={document.document_id}
          document={document}
          newest={newestOf(document, documents)}
          isOutdated={outdated.includes(document.document_id)}
          opensAs={opensAs}
        />
      ))}
    </ul>
  );
}

/** The newest version of a document where there are several, else null: one alone needs no number. */
function newestOf(
  { document_type, about_id }: DocumentRowFragment,
  documents: readonly DocumentRowFragment[],
): number | null {
  const versions = documents
    .filter((each) => each.document_type === document_type && each.about_id === about_id)
    .map(({ version }) => version);
  return versions.length > 1 ? Math.max(...versions) : null;
}

type DocumentRowProps = {
  document: Listed;
  newest: number | null;
  isOutdated: boolean;
  opensAs: RequestKind | undefined;
};

function DocumentRow({ document, newest, isOutdated, opensAs }: DocumentRowProps) {
  const t = useTranslations('policyParts.documents');
  const dayOf = useDayOfInstant();
  const label = useLabels();
  const language = readLocale(document.language);
  const phone = useContactPhone();
  const { status, version, byte_size: bytes } = document;
  const what = label('documentType', document.document_type) ?? document.name;
  const name = newest === null ? what : t(version === newest ? 'newest' : 'earlier', { name: what, version });
  const made = t('made', { date: dayOf(document.created) });
  const details = {
    ready: [
      made,
      language && localeNames[language],
      bytes ? t('size', { kilobytes: Math.max(1, Math.round(bytes / 1024)) }) : null,
    ]
      .filter(Boolean)
      .join(' · '),
    pending: t('pendingBody'),
    failed: t('failedBody', { phone: phone.text }),
  };
  const known = status === 'ready' || status === 'failed' ? status : 'pending';
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Icon name="file" className="size-6 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {name}
          {isOutdated && <span className="ml-2 font-normal text-warning">{t('outdated')}</span>}
        </p>
        <p className="text-small text-ink-3">{details[known]}</p>
      </div>
      {known === 'ready' && opensAs && (
        <OpenDocumentButton documentId={document.document_id} name={name} kind={opensAs} />
      )}
      {known === 'ready' ? (
        <LinkButton
          href={`/api/documents/${document.document_id}`}
          tone="quiet"
          size="small"
          download=""
          aria-label={t('downloadNamed', { name })}
        >
          {t('download')}
        </LinkButton>
      ) : (
        <p className="flex items-center gap-2 text-small font-semibold text-ink-2">
          <Icon name={known === 'failed' ? 'alert' : 'clock'} className="size-4" />
          {t(known)}
        </p>
      )}
    </li>
  );
}
