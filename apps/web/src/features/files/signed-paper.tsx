'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { isReadAs } from '../../data/requests/query-keys.ts';
import { request } from '../../data/requests/request.ts';
import { AttachSignedChangeDocument } from '../../generated/documents.ts';
import { acceptedFiles } from './file-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type SignedPaperProps = {
  policyId: string;
  proposalId: string;
  /** Whether one is kept already, whose place the next one takes. */
  isThere: boolean;
};

/** Sends the paper that an insured signed under a change: it is kept with the change, and with the policy. */
export function SignedPaper({ policyId, proposalId, isThere }: SignedPaperProps) {
  const t = useTranslations('policyParts.files');
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const show = useToast();
  const { rows, add, again, drop } = useUploads(
    { table: 'policies', id: policyId },
    (name) => show({ message: t('stored', { name }) }),
    ({ name, url }, options) =>
      request(AttachSignedChangeDocument, { policy_proposal_id: proposalId, name, url }, options),
  );
  const reread = async () => {
    await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, ['agent']) });
    return [];
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label={t('signedPaper')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, 1);
          target.value = '';
          if (files.length > 0) add(files, true, reread);
        }}
      />
      {rows.length === 0 && (
        <Button tone="quiet" size="small" onClick={() => input.current?.click()}>
          {t(isThere ? 'otherSignedPaper' : 'signedPaper')}
        </Button>
      )}
      <div className="w-full empty:hidden">
        <UploadList rows={rows} onAgain={(row) => again(row, reread)} onDrop={drop} />
      </div>
    </>
  );
}
