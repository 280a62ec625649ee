'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { forgetView } from '../../../data/quote/quote-view.ts';
import { RequestError } from '../../../data/requests/request-error.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';

/** Says to staff that they look at a customer's checkout, and leads back to the quote. */
export function ViewNotice() {
  const t = useTranslations('checkout.view');
  const { quoteId, isView } = useQuoteContext();
  const checkout = useCheckout();
  if (!isView) return null;
  const hasEnded =
    checkout.phase === 'failed' && checkout.error instanceof RequestError && checkout.error.code === 'view_ended';
  return (
    <div
      role="status"
      className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-banner px-4 py-2 text-on-banner"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="eye" className="size-4 shrink-0" />
        {t(hasEnded ? 'ended' : 'notice')}
      </p>
      <AppLink
        href={`/agents/quotes/${quoteId}`}
        onClick={forgetView}
        className="inline-flex min-h-7 items-center underline"
      >
        {t('back')}
      </AppLink>
    </div>
  );
}
