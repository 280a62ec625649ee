import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { isDiskFull, noRoom } from '@roadworthy/data-api/run/disk-full.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { TooManyAttempts } from '../../kernel/operations/budget.ts';
import { OperationError, notAvailable, bodyIsNoJson } from '../../kernel/errors.ts';
import { localeOf, t } from '../../kernel/language.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { requestUnreadable } from './readable-request.ts';
import type { Phrase } from '@roadworthy/core/shared/text/sentence.ts';

type Shown = { readonly status: number; readonly code: string; readonly message: Phrase; readonly retryAfter?: number };

const ours: Readonly<Record<string, Shown>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body_too_large',
    message: words('The request is too large.', 'La requête est trop volumineuse.'),
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'not_json',
    message: words('Send application/json.', 'Envoyez du application/json.'),
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'malformed_json', message: bodyIsNoJson },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'malformed_json',
    message: words('The body is empty.', 'Le corps est vide.'),
  },
  FST_ERR_RATE_LIMITED: {
    status: 429,
    code: 'rate_limited',
    message: words('Too many requests. Wait a moment.', 'Trop de requêtes. Attendez un instant.'),
  },
};
const unavailable: Shown = {
  status: 503,
  code: 'unavailable',
  message: notAvailable,
  retryAfter: 5,
};
const full: Shown = { ...unavailable, message: noRoom };
const unexpected: Shown = {
  status: 500,
  code: 'unexpected',
  message: words('Something went wrong on our side.', 'Un problème est survenu de notre côté.'),
};

const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const poolTrouble =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/;

/** Whether an error says that the database cannot be asked at the moment. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof DatabaseError) return /^(?:08|53|57)/.test(code);
  return connectionLost.has(code) || poolTrouble.test(error.message) || isDatabaseDown(error.cause);
}

function shownOf(error: FastifyError | Error): Shown {
  const code = 'code' in error ? error.code : '';
  const known = ownValue(ours, code);
  if (known !== undefined) return known;
  if (isDiskFull(error)) return full;
  if (isDatabaseDown(error)) return unavailable;
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  // SyntaxError is what a body that is no JSON throws.
  if (status === 400) return { status, code: 'malformed_request', message: requestUnreadable };
  return status > 400 && status < 500
    ? { status, code: 'refused', message: words('The request was refused.', 'La requête a été refusée.') }
    : unexpected;
}

/**
 * Answers an error of any route in Hasura's shape. What is not the caller's fault is logged and not told; what nobody
 * expected is handed to `report` as well.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  report?: (error: Error, request: FastifyRequest) => void,
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  if (error instanceof OperationError) {
    if (error instanceof TooManyAttempts) reply.header('retry-after', String(error.retryAfter));
    const { code, sentence, field } = error;
    const message = t(locale, sentence);
    return send(reply, error.status ?? statusOf(request, code), {
      code,
      message,
      ...(field === undefined ? {} : { field }),
    });
  }
  const shown = shownOf(error);
  if (shown.status >= 500) request.log.error({ reqId: request.id, err: error }, 'a request failed');
  if (shown === unexpected) report?.(error, request);
  if (shown.retryAfter !== undefined) reply.header('retry-after', String(shown.retryAfter));
  return send(reply, shown.status, { ...shown, message: t(locale, shown.message) });
}

// GraphQL clients look for the refusal in a 200 answer; other callers look at the status first.
function statusOf(request: FastifyRequest, code: string): number {
  if (request.routeOptions.config.refusalsAreOk) return 200;
  return code === 'access-denied' ? 403 : code === 'not_found' ? 404 : 401;
}

function send(
  reply: FastifyReply,
  status: number,
  { code, message, field }: { code: string; message: string; field?: string },
): FastifyReply {
  const extensions = { code, path: '$', ...(field === undefined ? {} : { field }) };
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}
