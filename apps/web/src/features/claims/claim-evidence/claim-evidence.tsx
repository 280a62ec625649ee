'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { RequestOptions } from '../../../data/requests/request.ts';
import type { ClaimFileFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { FetchedThumbnail, FileKind, isPictured } from '../../shared/thumbnail.tsx';
import { type EvidenceUpload, useClaimUploads } from './use-claim-uploads.ts';

const shots = ['corners', 'close', 'vin', 'scene'] as const;
// A telephone that keeps pictures in another form hands them out as one of these.
const accepted = [...pictureTypes, 'video/mp4', 'video/quicktime', 'application/pdf'].join(',');
const megabyte = 1024 * 1024;

type ClaimEvidenceProps = {
  claimId: string;
  files: readonly ClaimFileFragment[];
  /** As whom files are sent: the bearer of the claim's token, or the person whose claim it is. */
  who: RequestOptions;
  onStored: () => void;
  /** The heading where the page has none for it. */
  title?: string;
};

/** Photographs, videos and documents of a loss: what helps, what is on its way, what is there. */
export function ClaimEvidence({ claimId, files, who, onStored, title }: ClaimEvidenceProps) {
  const t = useTranslations('claim.evidence');
  const input = useRef<HTMLInputElement>(null);
  const [keepsPosition, setKeepsPosition] = useState(false);
  const { rows, add, again, drop } = useClaimUploads(claimId, who, onStored);
  return (
    <section className="flex flex-col gap-5" aria-label={t('title')}>
      {title && <h2 className="type-h3">{title}</h2>}
      <div>
        <p className="font-semibold">{t('guide')}</p>
        <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {shots.map((shot) => (
            <li key={shot} className="flex gap-2">
              <Icon name="camera" className="mt-1 size-4 shrink-0 text-primary" />
              <span>{t(`shots.${shot}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Checkbox
        id="claim-keep-position"
        checked={keepsPosition}
        onChange={({ currentTarget }) => setKeepsPosition(currentTarget.checked)}
        label={t('position')}
        note={t('positionNote')}
      />
      <div className="flex flex-col items-start gap-2">
        <input
          ref={input}
          id="claim-files"
          type="file"
          multiple
          accept={accepted}
          hidden
          aria-label={t('take')}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            target.value = '';
            if (chosen.length > 0) add(chosen, keepsPosition);
          }}
        />
        <Button tone="quiet" onClick={() => input.current?.click()}>
          <Icon name="camera" className="size-5" />
          {t('take')}
        </Button>
        <p className="text-small text-ink-3">{t('limits')}</p>
      </div>
      <div>
        <p role="status" className="font-semibold">
          {files.length > 0 ? t('there', { count: files.length }) : t('none')}
        </p>
        {rows.length + files.length > 0 && (
          <ul className="mt-2 border-t border-line">
            {files.map((file) => (
              <FileRow key={file.claim_attachment_id} file={file} who={who} />
            ))}
            {rows.map((row) => (
              <UploadRow key={row.key} row={row} onAgain={() => again(row)} onDrop={() => drop(row.key)} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const rowLook = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3';

function FileRow({ file: { name, file }, who }: { file: ClaimFileFragment; who: RequestOptions }) {
  const t = useTranslations('claim.evidence');
  const [day, time = ''] = file?.taken?.split('T') ?? [];
  const size =
    file &&
    (file.byte_size < megabyte
      ? { size: Math.ceil(file.byte_size / 1024), unit: 'KB' }
      : { size: Math.round(file.byte_size / megabyte), unit: 'MB' });
  return (
    <li className={rowLook}>
      {file && isPictured(file.content_type) ? (
        <FetchedThumbnail fileId={file.file_id} who={who} />
      ) : (
        <FileKind type={file?.content_type} />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="text-small text-ink-2">
        {[size && t('size', size), day && t('taken', { day: printDay(day) ?? day, time })].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

type UploadRowProps = { row: EvidenceUpload; onAgain: () => void; onDrop: () => void };

function UploadRow({ row: { file, sent, phase, message }, onAgain, onDrop }: UploadRowProps) {
  const t = useTranslations('claim.evidence');
  const percent = Math.floor((100 * sent) / Math.max(file.size, 1));
  return (
    <li className={rowLook}>
      <Icon
        name={phase === 'failed' ? 'alert' : 'clock'}
        className={phase === 'failed' ? 'size-5 text-danger' : 'size-5 text-ink-3'}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
      {phase === 'failed' ? (
        <>
          <span role="alert" className="w-full text-small text-danger">
            {message || t('failed')}
          </span>
          <Button tone="quiet" size="small" onClick={onAgain} aria-label={t('againNamed', { name: file.name })}>
            {t('again')}
          </Button>
          <Button tone="plain" size="small" onClick={onDrop} aria-label={t('leaveNamed', { name: file.name })}>
            {t('leave')}
          </Button>
        </>
      ) : (
        <span role="status" className="text-small text-ink-2 tabular-nums">
          {phase === 'waiting' ? t('waiting') : percent < 100 ? t('sending', { percent }) : t('looking')}
        </span>
      )}
    </li>
  );
}
