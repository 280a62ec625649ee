import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../../identity/account.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { afterHeader } from '../../kernel/after-header.ts';
import { OperationError } from '../../kernel/errors.ts';
import { afterOf, keepAfter } from '../connections/after-write.ts';
import { localeOf } from '../../kernel/language.ts';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { answerTypeOf, type GraphqlRequest, readGraphqlRequests } from './graphql-request.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Identified } from '../../identity/resolve-principal.ts';
import { callerLimit, type Identify } from '../connections/identify.ts';
import { makeRoom } from '../connections/make-room.ts';
import { assertSameOrigin } from '../connections/same-origin.ts';
import { assertTrusted, isFreeToAsk } from './trusted-documents.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const path = '/api/v1/graphql';
const longestKey = 255;
/**
 * What anybody may send, and what staff and API keys may: 500 vehicles with every field, or a factor of rates for every ZIP
 * code, are about 600 kB. A mebibyte is parsed in 70 ms at the worst, while nobody else is answered.
 */
const usualBytes = 256 * 1024;
const staffBytes = 1024 * 1024;
/** No document asks for this field without naming it, and none more often than it names it. */
const searchField = /\bsearch_platform\b/g;

function contextOf(request: FastifyRequest, principal: Principal): RequestContext {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key.length > longestKey || !/^[\x20-\x7e]+$/.test(key))) {
    const message = sentence(
      words(
        'Idempotency-Key has to have 1 to {longest} plain characters.',
        'Idempotency-Key doit compter de 1 à {longest} caractères simples.',
      ),
      { longest: longestKey },
    );
    throw new OperationError('idempotency_key_invalid', message, { status: 400 });
  }
  return {
    requestId: request.id,
    principal,
    locale: localeOf(request.headers['accept-language']),
    idempotencyKey: key ?? null,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    answerHeaders: new Map(),
  };
}

/** The one GraphQL endpoint: JSON in, JSON out, one operation a document, one document or a short list of them a request. */
export function graphqlRoute(app: FastifyInstance, parts: HttpParts, identify: Identify): void {
  const { platform } = parts;
  const searchBudget = callerLimit(app, platform.config.searchesPerMinute);
  const batchBudget = callerLimit(app, platform.config.requestsPerMinute);
  const room = makeRoom(platform.log);

  /** Refuses what the caller may not ask, or asks too often; each further document of a list counts as a request. */
  async function admit(request: FastifyRequest, identified: Identified, requested: readonly GraphqlRequest[]) {
    for (const { query } of requested) {
      if (platform.config.trustedDocumentsOnly && !isFreeToAsk(identified)) assertTrusted(query);
      for (const _ of query.match(searchField) ?? []) await searchBudget(request);
    }
    for (const _ of requested.slice(1)) await batchBudget(request);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return room(request, reply, () => answerAdmitted(request, reply));
  }

  async function answerAdmitted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const identified = await identify(request, reply);
    const { principal, account, via } = identified;
    if (via === 'cookie') assertSameOrigin(request, platform.config.publicUrl);
    const { isBatch, requests } = readGraphqlRequests(request.body);
    const context = contextOf(request, principal);
    if (isBatch && context.idempotencyKey !== null)
      throw new OperationError(
        'idempotency_key_invalid',
        words(
          'A list of requests takes no Idempotency-Key.',
          'Une liste de requêtes n’accepte aucune clé Idempotency-Key.',
        ),
        {
          status: 400,
        },
      );
    await admit(request, identified, requests);
    const after = afterOf(request);
    const answers: { readonly status: number; readonly body: string }[] = [];
    // One after another: a list takes no more of the database at once than a single request.
    for (const request of requests) {
      const answered = await platform.dataApi.execute({
        ...request,
        role: principal.role,
        claims: claimsOf(principal, platform.clock),
        allowIntrospection: account !== null && isStaff(account),
        context,
        after,
      });
      answers.push(answered);
    }
    const bodies = answers.map(({ body }) => body).join(',');
    const body = isBatch ? `[${bodies}]` : bodies;
    const status = Math.max(...answers.map((each) => each.status));
    for (const [name, value] of context.answerHeaders) reply.header(name, value);
    keepAfter(reply, context.answerHeaders.get(afterHeader), platform.config.publicUrl);
    if (status === 503) reply.header('retry-after', '5');
    const type = answerTypeOf(request.headers.accept);
    // Only the newer media type lets the status say that a request was refused as a whole.
    const isRefusedWhole = type !== 'application/json' && status === 200 && body.startsWith('{"errors"');
    return reply
      .code(isRefusedWhole ? 400 : status)
      .type(`${type}; charset=utf-8`)
      .send(body);
  }

  /** Reads nothing long of whoever may not send it; a body that does not say its length may be long. */
  async function assertShort(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { headers } = request;
    const unsaid = headers['transfer-encoding'] === undefined ? 0 : Infinity;
    const length = Number(headers['content-length'] ?? unsaid);
    if (length <= usualBytes) return;
    const { account, via } = await identify(request, reply);
    if (via === 'api_key' || (account !== null && isStaff(account))) return;
    throw new OperationError(
      'body_too_large',
      words(
        'The request is too large: send at most 256 KiB at once.',
        'La requête est trop volumineuse : envoyez au plus 256 Kio à la fois.',
      ),
      {
        status: 413,
      },
    );
  }

  app.post(path, { bodyLimit: staffBytes, preParsing: assertShort, config: { refusalsAreOk: true } }, answer);
}
