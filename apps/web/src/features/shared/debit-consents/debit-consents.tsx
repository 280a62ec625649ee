'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { DebitConsentsDocument } from '../../../generated/documents.ts';
import { useInstant } from '../use-instant.ts';

/** What the owner of a bank account agreed to, for staff who are asked for it; nothing where no account was handed over. */
export function DebitConsents({ quoteId, currency }: { quoteId: string; currency: string }) {
  const t = useTranslations('policyParts.consent');
  const locale = useLocale();
  const languageName = (code: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  const instant = useInstant();
  const { data } = useRead('agent', DebitConsentsDocument, { quote_id: quoteId });
  return data?.debit_consents.map(({ authorized, bank, amount, version, language, network_address, browser }) => (
    <FactList
      key={authorized}
      title={t('title')}
      facts={[
        { key: 'amount', label: t('amount'), value: moneyText(amount, currency) },
        { key: 'account', label: t('account'), value: bank && t('ending', { digits: bank }) },
        { key: 'text', label: t('text'), value: t('wording', { version, language: languageName(language) }) },
        {
          key: 'when',
          label: t('when'),
          value: instant(authorized).absolute,
        },
        { key: 'from', label: t('from'), value: network_address },
        { key: 'browser', label: t('browser'), value: browser && <span className="wrap-anywhere">{browser}</span> },
      ]}
    />
  ));
}
