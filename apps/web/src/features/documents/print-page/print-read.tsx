'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useAsk, useSession } from '../../../data/session/use-session.ts';
import { PrintGone } from './print-gone.tsx';
import { useReadKind } from './use-read-kind.ts';

type PrintReadProps<Result, Variables> = {
  document: TypedDocument<Result, Variables>;
  variables: Variables;
  /** The quote whose token opens the document as well. */
  quoteId?: string;
  /** Draws the document; null when there is none for this reader. */
  children: (data: Result) => ReactNode;
};

/** Reads a document as the person who is signed in, or as the bearer of the quote's token, and shows it or says why not. */
export function PrintRead<Result, Variables>(props: PrintReadProps<Result, Variables>) {
  const t = useTranslations('print.page');
  const common = useTranslations('shell.common');
  const session = useSession();
  const quote = useQuoteContext();
  const isBearer = props.quoteId !== undefined && quote.quoteId === props.quoteId && quote.quoteToken !== null;
  const ask = useAsk(useReadKind());
  const isNobody = session.data === null && quote.restored && !isBearer;
  const read = useQuery<Result>({
    queryKey: queryKeys.document('print', props.document, props.variables, isBearer),
    queryFn: () =>
      isBearer ? quote.askForQuote(props.document, props.variables) : ask(props.document, props.variables),
    enabled: quote.restored && (isBearer || Boolean(session.data)),
  });
  if (isNobody) return <PrintGone />;
  if (read.isError) {
    return (
      <QueryError
        title={t('failedTitle')}
        detail={read.error.message}
        retryLabel={common('tryAgain')}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!read.data) return <PageSkeleton shape="detail" label={t('loading')} />;
  return props.children(read.data) ?? <PrintGone />;
}
