import { parsedBody, type RequestOptions, headersFor } from '../../../data/requests/request.ts';
import { httpError, networkError } from '../../../data/requests/request-error.ts';

type Part = {
  readonly url: string;
  /** Counted from 1. */
  readonly part: number;
  readonly bytes: Blob;
  /** Hears how many bytes have left. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/** Sends a part of a file; `fetch` could not say how far it is. Throws a RequestError, as every other call. */
export function sendPart({ url, part, bytes, onProgress, signal }: Part, options: RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('PUT', `${url}/parts/${part}`);
    for (const [name, value] of headersFor(options)) call.setRequestHeader(name, value);
    call.setRequestHeader('Content-Type', 'application/octet-stream');
    call.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    const stop = () => call.abort();
    signal.addEventListener('abort', stop, { once: true });
    call.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (call.status === 204) resolve();
      else if (call.status === 0) reject(networkError());
      else void parsedBody(new Response(call.responseText)).then((body) => reject(httpError(call.status, body)));
    });
    call.send(bytes);
  });
}
