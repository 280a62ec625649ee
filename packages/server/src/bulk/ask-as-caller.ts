import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { claimsOf } from '../kernel/tokens/claims.ts';
import type { Platform } from '../kernel/platform.ts';

/** One request in somebody's name. */
export type Requested = {
  readonly principal: Principal;
  readonly locale: Locale;
  readonly requestId: string;
  readonly idempotencyKey?: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

export type Refused = { readonly code: string; readonly message: string };
export type Answered =
  | { readonly data: Readonly<Record<string, unknown>>; readonly refused: null }
  | { readonly data: null; readonly refused: Refused };

type Body = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
};

/** What is not about the row at all: it is tried again later. */
const passing: readonly string[] = ['in_progress'];

/**
 * Asks the API as somebody, as if they did it themselves: the same schema, row security, permissions and audit. Throws
 * when the platform could not answer just now.
 */
export async function askAsCaller(platform: Platform, request: Requested): Promise<Answered> {
  const { principal, locale, requestId, idempotencyKey = null, query, variables } = request;
  // Whatever is committed by now counts: a standby that has come so far answers what is read, and the primary otherwise.
  const after = await platform.replicas?.position();
  const { status, body } = await platform.dataApi.execute({
    ...(after !== undefined && { after }),
    query,
    variables,
    role: principal.role,
    claims: claimsOf(principal, platform.clock),
    context: {
      requestId,
      principal,
      locale,
      idempotencyKey,
      ip: '',
      userAgent: 'worker',
      answerHeaders: new Map(),
    },
  });
  const { data = null, errors } = JSON.parse(body) as Body;
  const [error] = errors ?? [];
  if (data !== null && error === undefined) return { data, refused: null };
  const { message = '', extensions: { code } = { code: 'unexpected' } } = error ?? {};
  if (status === 503 || passing.includes(code)) throw new Error(`The platform could not answer: ${code}`);
  return { data: null, refused: { code, message } };
}
