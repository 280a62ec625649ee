import { parentPort } from 'node:worker_threads';
import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { renderToBuffer } from '@react-pdf/renderer';
import { declarationsPdf } from './declarations-pdf.ts';
import { registerFonts } from './pdf-theme.ts';

// A thread of its own: one document of many rows stalls the loop it is laid out on for a quarter of a second.

export type RenderRequest = { readonly id: number; readonly declarations: Declarations };
export type RenderAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

async function render({ id, declarations }: RenderRequest): Promise<RenderAnswer> {
  try {
    return { id, bytes: new Uint8Array(await renderToBuffer(declarationsPdf(declarations))) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

registerFonts();
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: RenderRequest) => {
  // One after another: the renderer keeps what it has laid out in modules.
  last = last.then(async () => parentPort?.postMessage(await render(request)));
});
