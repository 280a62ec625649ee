'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { queryKeys } from '../../data/requests/query-keys.ts';
import { RequestError } from '../../data/requests/request-error.ts';
import { useFocusWhenLost } from '../shared/use-focus-when-lost.ts';

type OpenedLinkProps<Link, Data> = {
  /** Null when the address has none, undefined before it was looked at. */
  link: Link | null | undefined;
  load: (link: Link) => Promise<Data>;
  /** How what it opens stands: when that changes, what had the focus may be gone. */
  stateOf: (data: Data) => string;
  words: {
    readonly opening: string;
    readonly failed: string;
    readonly unknown: { readonly title: string; readonly body: string };
  };
  /** The way on for whom the link opens nothing. */
  otherwise?: ReactNode;
  children: (opened: { readonly data: Data; readonly link: Link; readonly reload: () => void }) => ReactNode;
};

/** What the link of a letter opens, once it is there; until then that it opens, and else why it does not. */
export function OpenedLink<Link, Data>(props: OpenedLinkProps<Link, Data>) {
  const { link, load, stateOf, words, otherwise, children } = props;
  const common = useTranslations('shell.common');
  const query = useQuery({
    queryKey: queryKeys.resume(link),
    queryFn: () => (link ? load(link) : Promise.reject(new Error('There is no link'))),
    enabled: Boolean(link),
    refetchOnWindowFocus: false,
  });
  useFocusWhenLost(query.data && stateOf(query.data));
  const reload = () => void query.refetch();
  if (link === null || (query.error instanceof RequestError && query.error.code === 'not_found')) {
    return (
      <FullPageState title={words.unknown.title} actions={otherwise}>
        <p>{words.unknown.body}</p>
      </FullPageState>
    );
  }
  if (query.isError) {
    return <FullPageState title={words.failed} actions={<Button onClick={reload}>{common('tryAgain')}</Button>} />;
  }
  if (!link || !query.data) {
    return (
      <FullPageState title={words.opening}>
        <StripeLoading active label={words.opening} />
      </FullPageState>
    );
  }
  return children({ data: query.data, link, reload });
}

/** The words of a page that a link opens, from a group of messages that has them. */
export function linkWords(t: (key: 'opening' | 'failed' | 'unknown.title' | 'unknown.body') => string) {
  return {
    opening: t('opening'),
    failed: t('failed'),
    unknown: {
      title: t('unknown.title'),
      body: t('unknown.body'),
    },
  };
}
