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

/** For how many seconds a provider wants us to wait: a number of them, or until an instant. */
function patienceOf(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? headers.get('ratelimit-reset');
  if (value === null || value.trim() === '') return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : (new Date(value).getTime() - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
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
    const { status } = response;
    throw new TelematicsUnansweredError(`status ${status}`, { status, retryAfter: patienceOf(response.headers) });
  } catch (error) {
    if (error instanceof TelematicsUnansweredError) throw error;
    throw new TelematicsUnansweredError('the provider did not answer', { cause: error });
  }
};
