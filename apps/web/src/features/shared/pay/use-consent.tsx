'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { type Wording, WordingText } from './wording-text.tsx';

/** Whether later payments are taken by themselves: the wording, and the version of it that was agreed to. */
export function useConsent(
  terms: Wording | null | undefined,
  kind: 'card' | 'bank',
): { readonly part: ReactNode; readonly given: string | null } {
  const t = useTranslations('checkout.payment.autopay');
  const [agreed, setAgreed] = useState<string | null>(null);
  const title = useId();
  const provided = terms && terms.version === agreed ? agreed : null;
  // Nobody agrees to what is not there to be read; who does not is sent each payment to pay.
  const part = terms && (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-labelledby={title}>
      <h2 id={title} className="type-h3">
        {t('title')}
      </h2>
      <p className="text-ink-2">{t('lead')}</p>
      <Checkbox
        id={kind === 'bank' ? 'payment-autopay-bank' : 'payment-autopay'}
        label={t(kind === 'bank' ? 'agreeBank' : 'agree')}
        checked={provided !== null}
        onChange={(event) => setAgreed(event.currentTarget.checked ? terms.version : null)}
      />
      <WordingText parts={terms.parts} />
    </section>
  );
  return { part, given: provided };
}
