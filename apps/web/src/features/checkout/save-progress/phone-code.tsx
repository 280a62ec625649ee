'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';

const code = fetchedComponent(
  async () => (await import('../../shared/qr-code.tsx')).QrCode,
  <div className="size-44" />,
);

/**
 * The link that is mailed, for the camera of a phone. It is shown when it is asked for: on a screen that others see, or
 * that is recorded, it opens the quote for them, too.
 */
export function PhoneCode() {
  const t = useTranslations('checkout.save.code');
  const { quoteId, quoteToken } = useQuoteContext();
  const [shown, setShown] = useState(false);
  const title = useId();
  if (!quoteId || !quoteToken) return null;
  const link = new URLSearchParams({ quote: quoteId, token: quoteToken });
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col items-start gap-3 border-t border-line pt-4 max-sm:hidden"
    >
      <h3 id={title} className="type-h3 text-ink">
        {t('title')}
      </h3>
      <div className="flex items-center gap-5">
        {shown && (
          <div className="shrink-0 rounded-card bg-white p-2 text-black">
            <code.Component
              address={`${window.location.origin}/resume?${link.toString()}`}
              label={t('label')}
              className="size-44"
            />
          </div>
        )}
        <div className="flex flex-col items-start gap-3">
          {shown && <p>{t('scan')}</p>}
          <Button
            tone="quiet"
            size="small"
            aria-expanded={shown}
            onPointerEnter={code.expect}
            onFocus={code.expect}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('hide') : t('show')}
          </Button>
        </div>
      </div>
    </section>
  );
}
