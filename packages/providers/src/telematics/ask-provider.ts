import { TelematicsUnansweredError } from './port.ts';

export type ProviderRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A form that is posted; read with GET where there is none. */
  readonly form?: Readonly<Record<string, string>>;
};

/** Answers a request with its bytes. Throws TelematicsUnansweredError. */
export type AskProvider = (request: ProviderRequest) => Promise<Uint8Array>;

const timeoutMs = 15_000;
/** More than any list of theirs has. */
const mostBytes = 5_000_000;

async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.byteLength;
    if (size > mostBytes) throw new TelematicsUnansweredError('the answer is too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * Over HTTP to an address of the settings. It follows no redirect, and nothing of a message names where it goes: what a
 * device tells leads nowhere within our network.
 */
export const askOverHttp: AskProvider = async ({ url, headers, form }) => {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (response.ok) return await bytesOf(response);
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const patience = Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
    throw new TelematicsUnansweredError(`status ${response.status}`, patience);
  } catch (error) {
    if (error instanceof TelematicsUnansweredError) throw error;
    throw new TelematicsUnansweredError('the provider did not answer', null, { cause: error });
  }
};
