import { thumbnailAddress } from '@roadworthy/core/files/vocabulary.ts';
import { httpError, networkError } from './request-error.ts';
import { headersFor, parsedBody, type RequestOptions } from './request.ts';

/** The bytes of a document that the caller may see; throws a RequestError like every other call. */
export function fetchDocument(documentId: string, options: RequestOptions): Promise<Blob> {
  return bytesOf(`/api/documents/${encodeURIComponent(documentId)}`, options);
}

/** The bytes of a document that a link for signing asks to read. */
export function fetchSigningDocument(documentId: string, token: string): Promise<Blob> {
  const headers = { 'x-roamly-signing-token': token };
  return bytesOf(`/api/signing-documents/${encodeURIComponent(documentId)}`, { headers });
}

/** The picture of a file made small, as the caller may see it. */
export function fetchThumbnail(fileId: string, options: RequestOptions): Promise<Blob> {
  return bytesOf(thumbnailAddress(fileId), options, 'image/jpeg, application/json');
}

async function bytesOf(
  url: string,
  options: RequestOptions,
  accept = 'application/pdf, application/json',
): Promise<Blob> {
  const headers = headersFor(options);
  headers.set('Accept', accept);
  const response = await fetch(url, {
    headers,
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!response.ok) throw httpError(response.status, await parsedBody(response), response.headers);
  return response.blob();
}

/** Hands bytes to the person as a file of a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands rows to the person as a file that spreadsheets read. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
