import type { FinishedUpload } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import type { NotStored } from './examine-upload.ts';

/** Ends an upload without its file: the reason stays with its row, for whoever sent it and for staff. */
export async function refuseFile(
  tx: Tx,
  fileId: string,
  {
    code,
    message,
    form,
    french,
    facts,
    found = null,
  }: Omit<NotStored, 'stored' | 'found'> & { readonly found?: string | null },
): Promise<FinishedUpload> {
  await tx
    .updateTable('files')
    .set({ status: 'refused', problem: code, found: found?.slice(0, 100) ?? null })
    .where('file_id', '=', fileId)
    .where('status', '<>', 'stored')
    .execute();
  // Its sentence goes along, so that whoever sent it reads it in their language.
  const said = {
    message,
    ...(form !== undefined && { form }),
    ...(french !== undefined && { french }),
    ...(facts && { facts }),
  };
  return { status: 'refused', code, ...said };
}
