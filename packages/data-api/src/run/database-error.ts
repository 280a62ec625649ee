import { DatabaseError } from 'pg';
import { ScopeError } from '../scoped-query.ts';
import { RequestError } from './request-error.ts';

const hidden = (): RequestError => new RequestError('unexpected', 'The request could not be answered', '$', 500);
const unavailable = (): RequestError => new RequestError('unavailable', 'The database is not available', '$', 503);

/** What the caller is told about a failure of the database: its own bad values in full, nothing of ours. */
export function databaseFailure(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ScopeError) return databaseCode(error.cause) === undefined ? unavailable() : hidden();
  if (!(error instanceof DatabaseError)) return error instanceof RangeError || error instanceof TypeError ? hidden() : unavailable();
  const code = error.code ?? '';
  if (code.startsWith('22')) return new RequestError('data-exception', error.message);
  if (code.startsWith('54')) return new RequestError('validation-failed', 'The query is too complex');
  if (code === '57014') return new RequestError('timeout', 'The request took too long and was stopped');
  if (code === '42501') return new RequestError('access-denied', 'The role may not read this');
  if (code.startsWith('57') || code.startsWith('53') || code.startsWith('08')) return unavailable();
  return hidden();
}

const databaseCode = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);

/** Whether the connection may be used again: an answer of the server leaves it usable, anything else does not. */
export const isConnectionSound = (error: unknown): boolean =>
  error instanceof DatabaseError ? error.severity !== 'FATAL' : error instanceof ScopeError && isConnectionSound(error.cause);
