'use client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  CheckRaterVersionDocument,
  ExportRaterVersionDocument,
  ImportRaterVersionDocument,
  type ImportRaterVersionMutation,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { type ChosenFile, readFiles, withFiles } from './import-files.ts';

/** What is typed beside the files. */
export type ImportTyped = {
  readonly organization: string;
  /** The version whose file tables are laid over. */
  readonly base: string;
  readonly version: string;
  readonly label: string;
};

/** What a request holds at most, as the server takes it. */
export const mostKilobytes = 256;
export class TooLarge extends Error {}

/** Files chosen for a version of rates: checked first, kept as a draft after. Whatever changes has to be checked again. */
export function useRatesImport(
  organization: string,
  onImported: (stored: NonNullable<ImportRaterVersionMutation['import_rater_version']>) => void,
) {
  const ask = useAsk('rater');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [typed, setTyped] = useState<ImportTyped>({ organization, base: '', version: '', label: '' });
  const read = readFiles(files);
  const importing = useOperation(
    ImportRaterVersionDocument,
    ({ import_rater_version: stored }) => stored && onImported(stored),
    { kind: 'rater', rereads: ['rater'], refusesInBar: true },
  );

  /** The version as it is meant: its file, or the one of another version under a new name, with the tables beside it. */
  async function requested() {
    const provided = read.version ?? {
      value: {
        ...((await ask(ExportRaterVersionDocument, { id: typed.base })).export_rater_version.file as object),
        version: typed.version,
        ...(typed.label !== '' && { label: typed.label }),
      },
    };
    const tables = read.tables.map(({ factor, lines }) => ({ factor, lines: [...lines] }));
    const request = { file: provided.value, tables, organization_id: typed.organization || null };
    if (JSON.stringify(request).length > mostKilobytes * 1000) throw new TooLarge();
    return request;
  }

  const checking = useMutation({
    mutationFn: async () => {
      const request = await requested();
      const { check_rater_version: problems } = await ask(CheckRaterVersionDocument, request);
      return { request, problems };
    },
  });
  const reset = () => {
    checking.reset();
    importing.reset();
  };

  return {
    files,
    typed,
    read,
    checking,
    importing,
    add(added: readonly ChosenFile[]) {
      reset();
      setFiles((known) => withFiles(known, added));
    },
    takeOut(name: string) {
      reset();
      setFiles((known) => known.filter((file) => file.name !== name));
    },
    type(change: Partial<ImportTyped>) {
      reset();
      setTyped((known) => ({
        ...known,
        ...change,
      }));
    },
  };
}
