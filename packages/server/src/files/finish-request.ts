import type { UploadedPart } from '@roadworthy/providers/storage/port.ts';

/** An upload whose parts are all here. */
export type FinishRequest = {
  readonly fileId: string;
  readonly storageKey: string;
  readonly upload: string;
  readonly byteSize: number;
  readonly parts: readonly UploadedPart[];
};
