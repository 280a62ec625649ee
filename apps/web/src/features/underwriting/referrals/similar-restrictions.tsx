'use client';
import { useTranslations } from 'next-intl';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { SimilarRestrictionsDocument } from '../../../generated/documents.ts';
import { useRestrictionKey } from '../restrictions/use-restriction-key.ts';

/** What is refused and what the quote has, beside each other; whom a restriction names is for those who decide. */
export function SimilarRestrictions({ quoteId }: { quoteId: string }) {
  const isUnderwriter = mayAsk('underwriting', useSession().data?.roles ?? []);
  return isUnderwriter ? <Compared quoteId={quoteId} /> : null;
}

function Compared({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.referrals.similar');
  const nameOfKey = useRestrictionKey();
  const { data, isError } = useRead('underwriting', SimilarRestrictionsDocument, { quote_id: quoteId });
  if (isError) return <p className="text-small text-danger">{t('failed')}</p>;
  if (!data) return <p className="min-h-5 text-small text-ink-3">{t('looking')}</p>;
  if (data.similar_restrictions.length === 0) return <p className="text-small text-ink-3">{t('none')}</p>;
  return (
    <ul className="mt-1 flex flex-col gap-3">
      {data.similar_restrictions.map(({ explicit_rejection_id: id, key, refused, spelled, reason }) => (
        <li key={id}>
          <p className="text-small text-ink-3">
            {t('by')} <span>{nameOfKey(key)}</span>
          </p>
          <dl className="grid grid-cols-1 gap-x-5 gap-y-1 sm:grid-cols-2">
            <div>
              <dt className="text-small text-ink-3">{t('refused')}</dt>
              <dd className="font-mono wrap-anywhere">{refused}</dd>
            </div>
            <div>
              <dt className="text-small text-ink-3">{t('spelled')}</dt>
              <dd className="font-mono wrap-anywhere">{spelled}</dd>
            </div>
            <div className="sm:col-span-2">
              <dt className="text-small text-ink-3">{t('reason')}</dt>
              <dd className="wrap-anywhere">{reason}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
