import type { DataRequest } from '@roadworthy/data-api/data-request.ts';
import { UnreadableError } from '@roadworthy/data-api/run/unreadable.ts';
import type { ErrorReport } from '@roadworthy/providers/errors/port.ts';
import type { RequestContext } from '../context.ts';

/** What is reported of a GraphQL request that failed unexpectedly, or could not show a value: its document and who asked, never its variables. */
export function reportOfRequest(error: unknown, { query, context }: DataRequest): ErrorReport {
  // The data API hands through whatever context it was given; ours is the only one.
  const { principal } = (context ?? {}) as Partial<RequestContext>;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown';
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    source: 'server',
    message,
    query,
    code,
    status: error instanceof UnreadableError ? 200 : 500,
    ...(principal && { userId: principal.userId, permissions: principal.permissions }),
  };
}
