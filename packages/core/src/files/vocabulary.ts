/** A kind of file that is taken: its type as it is recognized by its bytes, and the endings of such names. */
export type FileKind = { readonly type: string; readonly endings: readonly string[] };

/** Every kind that is taken: what agents, underwriters and claimants send. Nothing in it runs by itself. */
export const fileKinds: readonly FileKind[] = [
  { type: 'application/pdf', endings: ['pdf'] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', endings: ['png'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/gif', endings: ['gif'] },
  { type: 'image/heic', endings: ['heic'] },
  { type: 'image/heif', endings: ['heif'] },
  { type: 'video/mp4', endings: ['mp4'] },
  { type: 'video/quicktime', endings: ['mov'] },
  { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
  { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
];

/** Bytes of a part; the last one of a file may have fewer. */
export const partBytes = 5 * 1024 * 1024;

/** Most bytes of one file. */
export const mostFileBytes = 200 * 1024 * 1024;

/** Most bytes that one person sends in a day: a claim's 25 files at their largest. */
export const mostBytesOfDay = 25 * mostFileBytes;

/** Most files that a record of each table holds, archived ones among them. */
export const mostFilesOf = { quotes: 100, policies: 250, claims: 25 } as const;

/** A table whose records hold files. */
export type FiledTable = keyof typeof mostFilesOf;

/** Most bytes of a picture or an Office file, which are opened to see what is in them. */
export const mostOpenedBytes = 64 * 1024 * 1024;

/** How often a file is opened that cannot be; then its upload ends. */
export const mostOpenings = 3;

/** From the first part until an operator or a rule is done with a file; quarantined until the virus scanner has answered. */
export const fileStatuses = ['uploading', 'checking', 'quarantined', 'stored', 'refused', 'abandoned'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** How many parts a file of so many bytes comes in. */
export function partCount(byteSize: number): number {
  return Math.ceil(byteSize / partBytes);
}

/** How many bytes a part of a file has; parts are counted from 1. */
export function bytesOfPart(byteSize: number, part: number): number {
  return part < partCount(byteSize) ? partBytes : byteSize - partBytes * (partCount(byteSize) - 1);
}

/** The ending of a name in small letters, without its full stop; empty when it has none. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind that an ending promises. */
export function kindOfEnding(ending: string): FileKind | undefined {
  return fileKinds.find(({ endings }) => endings.includes(ending));
}

const address = /^\/api\/v1\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of a logo, under which anybody reads it. */
export function addressOfLogo(fileId: string): string {
  return `/api/logos/${fileId}.png`;
}

const logoAddress = /^\/api\/logos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/;

/** The file of a logo that was sent; null for every other address. */
export function logoAtAddress(url: string): string | null {
  return logoAddress.exec(url)?.[1] ?? null;
}

/** The address under which a file's bytes are read. */
export function addressOfFile(fileId: string): string {
  return `/api/v1/files/${fileId}`;
}

/** Where a picture is read made small. */
export function thumbnailAddress(fileId: string): string {
  return `${addressOfFile(fileId)}/thumbnail`;
}

/** The file that an address of ours names; null for every other address, which nobody here answers for. */
export function fileAtAddress(url: string): string | null {
  return address.exec(url)?.[1] ?? null;
}
