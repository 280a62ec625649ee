import { lookup } from 'node:dns/promises';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isPublicAddress } from './is-public-address.ts';
import type { UnansweredReason, WebhookAnswer, WebhookMessage, WebhookSender } from './port.ts';

export type WebhookOptions = {
  /** Longest wait for one answer, from the name to its status, in milliseconds. */
  readonly timeoutMs?: number;
  /** The addresses of a host name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string) => boolean;
  /** Of tests: without a certificate, over HTTP. */
  readonly isPlain?: boolean;
};

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

const certificateTrouble = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

function reasonOf(error: unknown): UnansweredReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) return 'timed_out';
  return certificateTrouble.test(code) ? 'certificate_invalid' : 'not_connected';
}

/**
 * Sends over HTTPS. The name is resolved once, every address that it has must be a public one, and the connection goes to
 * the address that was looked at: what the name says a moment later does not matter. The certificate is the name's.
 */
export function createWebhookSender(options: WebhookOptions = {}): WebhookSender {
  const { timeoutMs = 10_000, resolve = addressesOf, isAllowed = isPublicAddress, isPlain = false } = options;
  const ask = isPlain ? requestPlainly : requestSecurely;

  function post(url: URL, address: string, { headers, body }: WebhookMessage, signal: AbortSignal): Promise<number> {
    const { promise, resolve: answer, reject } = Promise.withResolvers<number>();
    const request = ask(
      {
        method: 'POST',
        host: address,
        port: url.port === '' ? (isPlain ? 80 : 443) : Number(url.port),
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
      },
      (response) => {
        answer(response.statusCode ?? 0);
        // Nobody reads what else is said, however much it is.
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
    return promise;
  }

  return {
    async send(message): Promise<WebhookAnswer> {
      const url = new URL(message.url);
      const signal = AbortSignal.timeout(timeoutMs);
      const late = new Promise<never>((_answer, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      late.catch(() => undefined);
      let addresses: readonly string[];
      try {
        addresses = await Promise.race([resolve(url.hostname.replace(/^\[(.*)\]$/, '$1')), late]);
      } catch (error) {
        return { unanswered: reasonOf(error) === 'timed_out' ? 'timed_out' : 'host_unknown' };
      }
      const [address] = addresses;
      if (address === undefined) return { unanswered: 'host_unknown' };
      if (!addresses.every(isAllowed)) return { unanswered: 'address_private' };
      try {
        return { status: await Promise.race([post(url, address, message, signal), late]) };
      } catch (error) {
        return { unanswered: reasonOf(error) };
      }
    },
  };
}
