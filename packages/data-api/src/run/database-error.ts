import { DatabaseError } from 'pg';
import { ScopeError } from '../scoped-query.ts';
import { isDiskFull, noRoom } from './disk-full.ts';
import { RequestError } from './request-error.ts';

const hidden = (): RequestError => new RequestError('unexpected', 'The request could not be answered', '$', 500);
const unavailable = (): RequestError => new RequestError('unavailable', 'The database is not available', '$', 503);

/** Node's codes for a broken link, and the driver's sentences for one that it gave up. */
function isLinkBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    /^E[A-Z_]{3,}$/.test(code) ||
    /^(Connection terminated|Query read timeout|timeout exceeded)|not queryable$/.test(error.message)
  );
}

/** Classes of the server's errors that say that it ends, is full or is not reachable. */
const away = /^(57|53|08)/;

function serverFailure({ code = '', message }: DatabaseError): RequestError {
  if (code.startsWith('22')) return new RequestError('data-exception', message);
  if (code.startsWith('54')) return new RequestError('validation-failed', 'The query is too complex');
  if (code === '57014') return new RequestError('timeout', 'The request took too long and was stopped');
  if (code === '42501') return new RequestError('access-denied', 'The role may not read this');
  return away.test(code) ? unavailable() : hidden();
}

// The scope is ours: only that the server is away or was told to stop concerns the caller.
function scopeFailure(cause: unknown): RequestError {
  if (cause instanceof DatabaseError) return away.test(cause.code ?? '') ? serverFailure(cause) : hidden();
  return isLinkBroken(cause) ? unavailable() : hidden();
}

/** What the caller is told about a failure of the database: its own bad values in full, nothing of ours. */
export function databaseFailure(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (isDiskFull(error)) return new RequestError('unavailable', noRoom.en, '$', 503);
  if (error instanceof ScopeError) return scopeFailure(error.cause);
  if (error instanceof DatabaseError) return serverFailure(error);
  return isLinkBroken(error) ? unavailable() : hidden();
}

/** Whether the connection may be used again: an answer of the server leaves it usable, anything else does not. */
export function isConnectionSound(error: unknown): boolean {
  const cause = error instanceof ScopeError ? error.cause : error;
  return cause instanceof DatabaseError && cause.severity !== 'FATAL';
}
