import type { FiledTable } from './vocabulary.ts';

type AboutFile<Type extends string> = {
  readonly type: Type;
  readonly fileId: string;
  /** The record that holds the file. */
  readonly record: { readonly table: FiledTable; readonly id: string };
  readonly name: string;
  /** Whether the customer sees it. */
  readonly visible: boolean;
};

export type FilesEvent = AboutFile<'file_stored'> | AboutFile<'file_archived'>;
