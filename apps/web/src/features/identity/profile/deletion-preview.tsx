'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { retentionKinds } from '@roadworthy/core/shared/deletion-kinds.ts';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  AskMyDeletionDocument,
  PreviewMyDeletionDocument,
  type PreviewMyDeletionQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';

type Preview = PreviewMyDeletionQuery['preview_my_deletion'];
type Part = Preview['parts'][number];

/** What deletion would do, before anything is asked for: what goes, what stays and why, and what stands against it. */
export function DeletionPreview({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.deletion');
  const query = useRead('user', PreviewMyDeletionDocument, {});
  return (
    <QueryView
      query={query}
      shape="form"
      failed={t('loadFailed')}
      find={(data) => data.preview_my_deletion}
      missing={null}
      notPermitted={null}
    >
      {(preview) => <Looked preview={preview} onClose={onClose} />}
    </QueryView>
  );
}

function Looked({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const t = useTranslations('profile.deletion');
  const asking = useOperation(AskMyDeletionDocument, undefined, { kind: 'user', rereads: ['user'] });
  const { obstacles, parts } = preview;
  const day = printDay(preview.due) ?? preview.due;
  const gone = parts.filter(({ until }) => until === null);
  const stored = parts.filter(({ until }) => until !== null);
  return (
    <div className="flex w-full flex-col gap-5">
      {obstacles.length > 0 && (
        <div className="flex flex-col gap-2 rounded-card border border-warning bg-surface-2 p-4">
          <p className="font-semibold">{t('notYet')}</p>
          <ul className="flex flex-col gap-1.5">
            {obstacles.map(({ obstacle, record, message }) => (
              <li key={`${obstacle} ${record ?? ''}`} className="flex items-start gap-2">
                <Icon name="info" className="mt-1 size-4 text-warning" />
                <span className="min-w-0">{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PartList title={t('gone')} parts={gone} />
      {stored.length > 0 && <PartList title={t('stored')} note={t('keptNote')} parts={stored} />}
      <FormAlert message={asking.isError ? (readableMessage(asking.error) ?? t('failed')) : null} />
      <div className="flex flex-wrap gap-2">
        {obstacles.length === 0 && (
          <Button tone="danger" busy={asking.isPending} busyLabel={t('ask', { day })} onClick={() => asking.mutate({})}>
            {t('ask', { day })}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

function PartList({ title, note, parts }: { title: string; note?: string; parts: readonly Part[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {note && <p className="max-w-measure text-ink-2">{note}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {parts.map((part) => (
          <PartLine key={`${part.kind} ${part.until ?? ''} ${part.source}`} part={part} />
        ))}
      </ul>
    </div>
  );
}

function PartLine({ part: { kind, count, until, message, source, grade } }: { part: Part }) {
  const t = useTranslations('profile.deletion');
  const known = retentionKinds.find((one) => one === kind);
  // A rule that nobody found is no source to name.
  const cited = grade === 'C' ? null : source;
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <span>
        {known ? t(`kinds.${known}`, { count }) : kind}
        {until !== null && t('through', { day: printDay(until) ?? until })}
      </span>
      <span className="max-w-measure text-small text-ink-2">
        {message}
        {cited !== null && ` (${cited})`}
      </span>
    </li>
  );
}
