'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../data/requests/use-read.ts';
import { useSession } from '../../data/session/use-session.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../shell/staff/staff-not-permitted.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileList } from './file-list.tsx';
import { fileDocuments, type FileRecord, type RecordFiles } from './file-record.ts';
import { filesAsOf } from './files-as-of.ts';
import { RefusedList } from './refused-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type RecordFilesProps = {
  record: FileRecord;
  /** Where the page is that of another time: its last instant. */
  until?: string | undefined;
};

/** The files of a record: sending, list, archive; of another time the list alone, as it stood. */
export function RecordFiles({ record, until }: RecordFilesProps) {
  const t = useTranslations('policyParts.files');
  const me = useSession().data?.sub ?? '';
  const query = useRead('agent', fileDocuments[record.table].load, { id: record.id, me }, { enabled: me !== '' });
  const show = useToast();
  const uploads = useUploads(record, (name) => show({ message: t('stored', { name }) }));
  const unfinished = async () => (await query.refetch()).data?.unfinished ?? [];
  return (
    <div className="flex flex-col gap-6">
      <QueryView
        query={query}
        shape="table"
        failed={t('loadFailed')}
        find={(data: RecordFiles) => data}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {(files) =>
          until ? (
            <FileList attachments={filesAsOf(files.attachments, until)} ability={undefined} />
          ) : (
            <>
              <FileDrop
                ability={files.abilities.find(({ operation }) => operation === 'begin_upload')}
                stopped={files.unfinished.filter(({ name }) => uploads.rows.every(({ file }) => file.name !== name))}
                onFiles={(chosen, visible) => uploads.add(chosen, visible, unfinished)}
              />
              <UploadList rows={uploads.rows} onAgain={(row) => uploads.again(row, unfinished)} onDrop={uploads.drop} />
              <FileList
                attachments={files.attachments}
                ability={files.abilities.find(({ operation }) => operation === 'archive_file')}
              />
              <RefusedList files={files.refused} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}
