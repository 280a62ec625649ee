import { fetchDocument } from './fetch-document.ts';
import type { RequestOptions } from './request.ts';

/** Opens a document in a tab of its own, where the browser reads and prints it; throws a RequestError. */
export async function openDocument(documentId: string, options: RequestOptions): Promise<void> {
  // Opened before it is asked for: a browser lets only the press itself open a tab.
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await fetchDocument(documentId, options));
    if (tab) tab.location.href = url;
    else window.location.assign(url);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
