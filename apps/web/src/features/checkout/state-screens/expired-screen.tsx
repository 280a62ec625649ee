'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { ReopenQuoteDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { CallUs, NewQuoteButton } from './ways-on.tsx';

/** An offer past its last day: one press prices the kept answers again. */
export function ExpiredScreen() {
  const t = useTranslations('checkout.state');
  const common = useTranslations('shell.common');
  const { askForQuote } = useQuoteContext();
  const { data, refresh } = useLoadedCheckout();
  const reopen = useMutation({
    mutationFn: () => askForQuote(ReopenQuoteDocument, { quote_id: data.quote.quote_id }),
    // The gate leads on from here: the refreshed quote has no state screen any more.
    onSuccess: () => refresh(),
  });
  return (
    <FullPageState
      title={t('expired.title')}
      actions={
        <>
          <Button busy={reopen.isPending} busyLabel={common('working')} onClick={() => reopen.mutate()}>
            {t('expired.action')}
          </Button>
          <NewQuoteButton />
          <CallUs />
        </>
      }
    >
      <p>{t('expired.body')}</p>
      {reopen.isError && (
        <p role="alert" className="font-medium text-danger">
          {readableMessage(reopen.error) ?? t('failed')}
        </p>
      )}
    </FullPageState>
  );
}
