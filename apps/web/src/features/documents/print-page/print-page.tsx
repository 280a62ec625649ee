'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Logo } from '@roadworthy/ui/brand/logo.tsx';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useContactPhone } from '../../../data/visit/visit.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { QrCode } from '../../shared/qr-code.tsx';

type PrintPageProps = {
  title: string;
  /** Who issues it; the brand where nobody else does. */
  from?: string | undefined;
  /** What kind of number it is, and the number: `Policy`, `RW-4711`. */
  number: { label: string; value: string };
  /** Where the record lives, as a path of ours. */
  record: string;
  /** Whether the sheets lie on their side, for tables of many columns. */
  isWide?: boolean;
  children: ReactNode;
};

/** A document on paper: its head stands on every sheet, and nothing but the button is for the screen alone. */
export function PrintPage({ title, from = brand.name, number, record, isWide = false, children }: PrintPageProps) {
  const t = useTranslations('print.page');
  const phone = useContactPhone();
  useDocumentTitle(`${title} ${number.value}`);
  return (
    <main id="main" tabIndex={-1} className={`print-sheet outline-none ${isWide ? 'print-wide' : ''}`}>
      <div className="mb-6 flex justify-end print:hidden">
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
      {/* A table's head is the one thing that browsers repeat on every sheet. */}
      <table role="presentation" className="w-full">
        <thead>
          <tr>
            <td className="pb-4">
              <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-2">
                <Logo name={from} size="small" />
                <p className="ml-auto min-w-0 text-right text-small wrap-anywhere text-ink-2">
                  {title}
                  <span className="block font-semibold text-ink tabular-nums">
                    {number.label} {number.value}
                  </span>
                </p>
              </div>
              <StripeRule thickness={3} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <h1 className="type-h1 mb-6">{title}</h1>
              {children}
              <footer className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-4 text-small text-ink-2 break-inside-avoid">
                <p>{t('questions', { phone: phone.text })}</p>
                <figure className="flex items-center gap-3">
                  <figcaption>{t('liveRecord')}</figcaption>
                  <QrCode address={`${window.location.origin}${record}`} label={t('liveRecord')} className="size-20" />
                </figure>
              </footer>
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  );
}
