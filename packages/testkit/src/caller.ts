import { randomUUID } from 'node:crypto';
import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { claimsOf } from '@roadworthy/server/kernel/tokens/claims.ts';
import type { RequestContext } from '@roadworthy/server/kernel/context.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import type { Person } from './seed.ts';

export type GraphqlError = {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly path?: string; readonly field?: string };
};

export type Answer = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
  /** The body as it went over the wire. */
  readonly body: string;
  readonly headers: ReadonlyMap<string, string>;
};

export type AskOptions = { readonly idempotencyKey?: string; readonly ip?: string; readonly locale?: Locale };

/** Somebody who sends documents to the data API, exactly as a request over HTTP would after its principal is known. */
export type Caller = {
  readonly principal: Principal;
  ask(query: string, variables?: Record<string, unknown>, options?: AskOptions): Promise<Answer>;
  /** The data; throws the first error with its code. */
  must<Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<Data>;
};

/** A refusal that a caller did not expect. */
export class RefusedError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  constructor({ message, extensions }: GraphqlError) {
    super(`${extensions.code}: ${message}`);
    this.name = 'RefusedError';
    this.code = extensions.code;
    this.field = extensions.field;
  }
}

/** The context of one request of a principal. */
export function contextOf(principal: Principal, options: AskOptions = {}): RequestContext {
  return {
    requestId: randomUUID(),
    principal,
    locale: options.locale ?? 'en-US',
    idempotencyKey: options.idempotencyKey ?? null,
    ip: options.ip ?? '127.0.0.1',
    userAgent: 'backend',
    answerHeaders: new Map(),
  };
}

/** A caller of a principal. */
export function callerOf(platform: Platform, principal: Principal): Caller {
  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    options: AskOptions = {},
  ): Promise<Answer> {
    const context = contextOf(principal, options);
    const claims = claimsOf(principal, platform.clock);
    const { status, body } = await platform.dataApi.execute({
      role: principal.role,
      claims,
      query,
      variables,
      context,
    });
    const parsed = JSON.parse(body) as { data?: Record<string, unknown>; errors?: GraphqlError[] };
    return { status, data: parsed.data ?? null, errors: parsed.errors ?? [], body, headers: context.answerHeaders };
  }
  return {
    principal,
    ask,
    async must<Data>(query: string, variables?: Record<string, unknown>, options?: AskOptions): Promise<Data> {
      const { data, errors } = await ask(query, variables, options);
      const [error] = errors;
      if (error) throw new RefusedError(error);
      return data as Data;
    },
  };
}

/** The same caller on pages in another language. */
export function reading(caller: Caller, locale: Locale): Caller {
  return {
    principal: caller.principal,
    ask: (query, variables, options) => caller.ask(query, variables, { locale, ...options }),
    must: (query, variables, options) => caller.must(query, variables, { locale, ...options }),
  };
}

/** The principal of a person under the role they were cast with. */
export function principalOfPerson({ role, userId, organizationId }: Person): Principal {
  return principalOf(role, { userId, organizationId });
}
