'use client';
import { everyCategory } from '@roadworthy/core/shared/site/consent.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { privacyChoices } from '../../data/consent/privacy-choices.ts';
import { visitorConsent } from '../../data/consent/visitor-consent.ts';

/** The notice where consent comes first: three ways to answer, none of them easier than the others. */
export function ConsentNotice() {
  const t = useTranslations('consent');
  const id = useId();
  const answer = (allowed: boolean) => () => void visitorConsent.choose(everyCategory(allowed));
  return (
    <section
      data-consent-notice
      aria-labelledby={id}
      className="arrive fixed inset-x-0 bottom-0 z-40 flex max-h-[70dvh] flex-col gap-3 overflow-y-auto border-t border-line-strong bg-canvas p-4 text-ink shadow-overlay sm:right-auto sm:bottom-4 sm:left-4 sm:w-[26rem] sm:rounded-sheet sm:border sm:p-5 print:hidden"
    >
      <h2 id={id} className="type-h3">
        {t('title')}
      </h2>
      <p className="text-small text-ink-2">{t('body')}</p>
      <div className="grid grid-cols-3 gap-2">
        <Button tone="quiet" onClick={answer(true)}>
          {t('accept')}
        </Button>
        <Button tone="quiet" onClick={answer(false)}>
          {t('reject')}
        </Button>
        <Button tone="quiet" onClick={() => privacyChoices.change(true)}>
          {t('choose')}
        </Button>
      </div>
    </section>
  );
}
