'use client';
import { thumbnailAddress } from '@roadworthy/core/files/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { ArchiveFileDocument, ShowFileDocument } from '../../generated/documents.ts';
import type { AbilityFragment } from '../../generated/documents.ts';
import { DialogButton } from '../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../shared/form-dialog/form-dialog.tsx';
import { useOperation } from '../shared/actions/use-operation.ts';
import { useInstant } from '../shared/use-instant.ts';
import type { Attachment } from './file-record.ts';
import { fileSize } from './file-size.ts';
import { FileKind, isPictured, Thumbnail } from '../shared/thumbnail.tsx';

type FileListProps = { attachments: readonly Attachment[]; ability: AbilityFragment | undefined };

/** The files of a record; archived ones stand apart, folded. */
export function FileList({ attachments, ability }: FileListProps) {
  const t = useTranslations('policyParts.files');
  const held = attachments.filter(({ archived }) => archived === null);
  const archived = attachments.filter((one) => one.archived !== null);
  const mayChange = ability?.allowed === true;
  return (
    <div className="flex flex-col gap-4">
      {held.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul aria-label={t('list')} className="flex flex-col border-t-2 border-ink">
          {held.map((one) => (
            <FileRow key={one.id} attachment={one} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <details>
          <summary className="min-h-target-small cursor-pointer font-semibold text-ink-2">
            {t('archivedCount', { count: archived.length })}
          </summary>
          <ul className="flex flex-col border-t border-line">
            {archived.map((one) => (
              <FileRow key={one.id} attachment={one} mayChange={false} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function FileRow({ attachment, mayChange }: { attachment: Attachment; mayChange: boolean }) {
  const t = useTranslations('policyParts.files');
  const instant = useInstant();
  const { name, url, visible, file, created, sender_name: sender } = attachment;
  const facts = [file && t('size', fileSize(file.byte_size)), instant(created).absolute, sender];
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      {file && isPictured(file.content_type) ? (
        <Thumbnail src={thumbnailAddress(file.file_id)} />
      ) : (
        <FileKind type={file?.content_type} />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <a href={url} download="" className="link font-semibold break-words">
          {name}
        </a>
        <p className="text-small text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        {visible && attachment.archived === null && (
          <p className="flex items-center gap-1 text-small text-ink-2">
            <Icon name="eye" className="size-4" />
            {t('customerSees')}
          </p>
        )}
      </div>
      {mayChange && file && <FileActions attachment={attachment} fileId={file.file_id} />}
    </li>
  );
}

const ArchiveDialog = formDialog<{ readonly name: string }>()({
  words: 'policyParts.files',
  document: ArchiveFileDocument,
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ file: id }),
  copy: ({ t, subject: { name } }) => ({
    title: t('archiveTitle'),
    effect: t('archiveEffect', { name }),
    confirm: t('archive'),
    cancel: t('keep'),
  }),
  done: ({ t, subject: { name } }) => t('archived', { name }),
});

function FileActions({ attachment, fileId }: { attachment: Attachment; fileId: string }) {
  const t = useTranslations('policyParts.files');
  const show = useToast();
  const { name, visible } = attachment;
  const showing = useOperation(ShowFileDocument, () => show({ message: t(visible ? 'hidden' : 'shown', { name }) }), {
    refusesInBar: true,
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone="quiet"
        size="small"
        busy={showing.isPending}
        busyLabel={t('working')}
        aria-label={t(visible ? 'hideNamed' : 'showNamed', { name })}
        onClick={() => showing.mutate({ file: fileId, visible: !visible })}
      >
        {t(visible ? 'hide' : 'show')}
      </Button>
      <DialogButton
        dialog={ArchiveDialog}
        id={fileId}
        subject={attachment}
        tone="plain"
        size="small"
        aria-label={t('archiveNamed', { name })}
      >
        {t('archive')}
      </DialogButton>
    </div>
  );
}
