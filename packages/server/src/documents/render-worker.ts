import { parentPort } from 'node:worker_threads';
import { type ContentOf, type DocumentElement, documentTypes, type DocumentType } from './document-types.ts';
import { type Letterhead, printOn } from './pdf-frame.ts';
import { loadFonts, registerFonts } from './pdf-theme.ts';
import { taggedPdf } from './tagged-pdf.ts';

// A thread of its own: one document of many rows stalls the loop it is laid out on for a quarter of a second.

export type RenderRequest = {
  readonly id: number;
  readonly type: DocumentType;
  readonly content: ContentOf<DocumentType>;
  /** On whose paper; null is ours. */
  readonly letterhead: Letterhead | null;
};
export type RenderAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

/** Its pages: what comes with a type was gathered by the same type. */
function layOut<Type extends DocumentType>(type: Type, content: ContentOf<Type>) {
  const kind = documentTypes[type] as { readonly layOut: (content: ContentOf<Type>) => Promise<DocumentElement> };
  return kind.layOut(content);
}

async function render({ id, type, content, letterhead }: RenderRequest): Promise<RenderAnswer> {
  try {
    printOn(letterhead);
    const pages = await layOut(type, content);
    return { id, bytes: await taggedPdf(pages) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

registerFonts();
let last: Promise<void> = loadFonts();
parentPort?.on('message', (request: RenderRequest) => {
  // One after another: the renderer keeps what it has laid out in modules.
  last = last.then(async () => parentPort?.postMessage(await render(request)));
});
