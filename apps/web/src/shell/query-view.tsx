'use client';
import { PageSkeleton, type PageSkeletonProps } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { queryKeys } from '../data/requests/query-keys.ts';
import { readableMessage, RequestError } from '../data/requests/request-error.ts';

type QueryViewProps<Data, Found> = {
  query: UseQueryResult<Data>;
  /** The heading of a page whose record is not there yet. */
  heading?: string;
  /** The outline of what is coming. */
  shape: PageSkeletonProps['shape'];
  failed: string;
  /** What of the answer is shown; null when the caller sees no such record. */
  find: (data: Data) => Found | null | undefined;
  missing: ReactNode;
  notPermitted: ReactNode;
  children: (found: Found) => ReactNode;
};

/** Whether the server says that the role may not ask this at all. */
function isNotPermitted(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'access-denied' || error.code === 'validation-failed');
}

/** One answer in all its states: on its way, failed, not permitted, not there, there. */
export function QueryView<Data, Found>(props: QueryViewProps<Data, Found>) {
  const { query, heading, shape, failed, find, missing, notPermitted, children } = props;
  const t = useTranslations('shell.common');
  const client = useQueryClient();
  const refused = isNotPermitted(query.error);
  // A session that ended elsewhere is refused in the same words as a missing role.
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: queryKeys.session });
  }, [refused, client]);
  if (query.data !== undefined) {
    const found = find(query.data);
    return found === null || found === undefined ? missing : children(found);
  }
  if (refused) return notPermitted;
  if (query.error instanceof RequestError && query.error.code === 'not_found') return missing;
  return (
    <div className="overflow-hidden">
      {heading && <h1 className="sr-only">{heading}</h1>}
      {query.isError ? (
        <QueryError
          title={failed}
          detail={readableMessage(query.error)}
          retryLabel={t('tryAgain')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PageSkeleton shape={shape} label={t('loading')} />
      )}
    </div>
  );
}
