'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { PrintReferralDocument, type PrintReferralQuery } from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';

/** A question to an underwriter on paper, with its answer. */
export function PrintReferral() {
  const id = usePathId();
  if (id === undefined) return null;
  if (id === null) return <PrintGone />;
  return (
    <PrintRead document={PrintReferralDocument} variables={{ quote_referral_id: id }}>
      {({ quote_referrals_by_pk: referral }) => (referral ? <ReferralPaper referral={referral} /> : null)}
    </PrintRead>
  );
}

function ReferralPaper({ referral }: { referral: NonNullable<PrintReferralQuery['quote_referrals_by_pk']> }) {
  const t = useTranslations('print.referral');
  const instant = useInstant();
  const erased = useErasedWord();
  const reasonsOf = useReferralReasons();
  const { quote, decided, decision } = referral;
  return (
    <PrintPage
      title={t('title')}
      from={quote?.organization?.name}
      number={{ label: t('number'), value: referral.quote_referral_id.slice(-12) }}
      record={`/underwriting/referrals/${referral.quote_referral_id}`}
    >
      <PrintFacts
        facts={[
          { key: 'insured', label: t('insured'), value: customerOf(quote) ?? erased(quote) },
          { key: 'organization', label: t('organization'), value: quote?.organization?.name },
          { key: 'asked', label: t('asked'), value: instant(referral.created).absolute },
          { key: 'by', label: t('by'), value: referral.requested_by_name },
          { key: 'begins', label: t('begins'), value: printDay(quote?.effective_date) },
        ]}
      />
      <PrintSection title={t('why')}>
        <ul className="list-disc pl-5">
          {reasonsOf(referral).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </PrintSection>
      <PrintSection title={t('insuredThings')}>
        <ul className="list-disc pl-5">
          {quote?.vehicles.map((vehicle) => (
            <li key={vehicle.vehicle_id}>
              {[
                vehicleName(vehicle),
                vehicle.vin,
                vehicle.rating_value === null ? null : roundMoneyText(vehicle.rating_value, currencyOf(quote.country)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </PrintSection>
      <PrintSection title={t('answer')}>
        {decided === null || decision === null ? (
          <p>{t('noAnswer')}</p>
        ) : (
          <>
            <p className="font-semibold">
              {t(decision === 'accepted' ? 'accepted' : 'rejected')} · {instant(decided).absolute} ·{' '}
              {referral.underwriter_name}
            </p>
            <p className="whitespace-pre-line">{referral.action_reason}</p>
          </>
        )}
      </PrintSection>
    </PrintPage>
  );
}
