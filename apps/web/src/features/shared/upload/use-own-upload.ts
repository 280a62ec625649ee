'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadAs } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { ownCalls } from './own-calls.ts';
import { FileRefusedError, uploadFile } from './upload-file.ts';

/** A file on its way, or what is said against it. */
type OwnUpload = { readonly percent: number } | { readonly problem: string };

type Sender = {
  /** As whom it is sent. */
  readonly kind: RequestKind;
  /** Who reads what shows it. */
  readonly reader: RequestKind;
  /** Said where nobody says why it did not arrive. */
  readonly failed: string;
};

/** Sends a file of a kind with operations of its own; what is read anew afterwards shows it. Answers whether it arrived. */
export function useOwnUpload({ kind, reader, failed }: Sender) {
  const heldRoles = useSession().data?.roles ?? [];
  const client = useQueryClient();
  const [upload, setUpload] = useState<OwnUpload | null>(null);

  async function send(file: File, operations: Parameters<typeof ownCalls>[1]): Promise<boolean> {
    setUpload({ percent: 0 });
    try {
      await uploadFile(file, undefined, ownCalls({ kind, heldRoles }, operations), (sent) =>
        setUpload({ percent: Math.round((100 * sent) / Math.max(file.size, 1)) }),
      );
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, [reader]) });
      setUpload(null);
      return true;
    } catch (error) {
      setUpload({ problem: (error instanceof FileRefusedError ? error.message : readableMessage(error)) || failed });
      return false;
    }
  }
  return {
    send,
    percent: upload && 'percent' in upload ? upload.percent : null,
    problem: upload && 'problem' in upload ? upload.problem : null,
    forget: () => setUpload(null),
  };
}
