import { Worker } from 'node:worker_threads';
import type { ContentOf, DocumentType } from './document-types.ts';
import type { Letterhead } from './pdf-frame.ts';
import type { RenderAnswer, RenderRequest } from './render-worker.ts';

type Waiting = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void };

type PdfWorker = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

const patienceMs = 60_000;

let pdfWorker: PdfWorker | null = null;
let requests = 0;

function startPdfWorker(): PdfWorker {
  const started: PdfWorker = { worker: new Worker(new URL('./render-worker.ts', import.meta.url)), waiting: new Map() };
  const { worker, waiting } = started;
  const fail = (error: Error) => {
    if (pdfWorker === started) pdfWorker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: RenderAnswer) => {
    const requested = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle worker keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if ('bytes' in answer) requested?.resolve(answer.bytes);
    else requested?.reject(new Error(`The document was not rendered: ${answer.error}`));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The rendering thread ended')));
  return started;
}

/** Makes the bytes of a document's file. */
export type LayOut = (
  type: DocumentType,
  content: ContentOf<DocumentType>,
  letterhead?: Letterhead | null,
) => Promise<Uint8Array>;

/** The PDF of a document, laid out in a thread of its own. Throws when it takes longer than a minute. */
export async function renderPdf<Type extends DocumentType>(
  type: Type,
  content: ContentOf<Type>,
  letterhead: Letterhead | null = null,
): Promise<Uint8Array> {
  const { worker, waiting } = (pdfWorker ??= startPdfWorker());
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const request: RenderRequest = { id: ++requests, type, content, letterhead };
  waiting.set(request.id, { resolve, reject });
  worker.ref();
  worker.postMessage(request);
  const timer = setTimeout(() => void worker.terminate(), patienceMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
