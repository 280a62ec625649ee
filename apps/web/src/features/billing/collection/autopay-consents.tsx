'use client';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { AutopayConsentsDocument, type AutopayConsentsQuery } from '../../../generated/documents.ts';
import { WordingText } from '../../shared/pay/wording-text.tsx';
import { useInstant } from '../../shared/use-instant.ts';

type Consent = AutopayConsentsQuery['autopay_consents'][number];

/** What was agreed to about payments that are taken by themselves, word for word; nothing where nobody agreed to any. */
export function AutopayConsents({ policyId, kind }: { policyId: string; kind: 'agent' | 'user' }) {
  const { data } = useRead(kind, AutopayConsentsDocument, { policy_id: policyId });
  const consents = data?.autopay_consents ?? [];
  // Customers read what is in force; staff may have to prove what was.
  const shown = kind === 'agent' ? consents : consents.filter((one) => one.in_force);
  return shown.map((one) => <Agreed key={`${one.agreed} ${one.ends}`} consent={one} isStaff={kind === 'agent'} />);
}

function Agreed({ consent, isStaff }: { consent: Consent; isStaff: boolean }) {
  const t = useTranslations('policyParts.collection.consent');
  const method = useTranslations('policyParts.collection');
  const locale = useLocale();
  const instant = useInstant();
  const { kind, ends, in_force: inForce, version, language, agreed, network_address, browser, parts } = consent;
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  const when = instant(agreed).absolute;
  return (
    <section className="flex flex-col gap-2">
      {isStaff ? (
        <FactList
          title={t('title')}
          facts={[
            { key: 'method', label: t('method'), value: method('method', { kind, ends: ends ?? '' }) },
            { key: 'standing', label: t('standing'), value: t(inForce ? 'inForce' : 'over') },
            { key: 'text', label: t('text'), value: t('wording', { version, language: languageName }) },
            { key: 'when', label: t('when'), value: when },
            { key: 'from', label: t('from'), value: network_address },
            { key: 'browser', label: t('browser'), value: browser && <span className="wrap-anywhere">{browser}</span> },
          ]}
        />
      ) : (
        <p className="text-small text-ink-2">{t('mine', { when })}</p>
      )}
      {parts.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-target-small items-center font-medium">{t('read')}</summary>
          <div lang={language} className="mt-2 border-l border-line pl-4">
            <WordingText parts={parts} />
          </div>
        </details>
      )}
    </section>
  );
}
