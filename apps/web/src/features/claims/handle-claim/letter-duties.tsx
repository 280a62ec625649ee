'use client';
import { useTranslations } from 'next-intl';
import type { LoadClaimLetterDraftQuery } from '../../../generated/documents.ts';

type LetterDutiesProps = { duties: LoadClaimLetterDraftQuery['claim_letter_draft']['duties'] };

/** What the law of the place asks of a letter, with where that is said and how sure it is. */
export function LetterDuties({ duties }: LetterDutiesProps) {
  const t = useTranslations('actions.write_claim_letter');
  if (duties.length === 0) return null;
  return (
    <section className="text-small" aria-label={t('duties')}>
      <p className="font-semibold">{t('duties')}</p>
      <ul className="list-disc pl-5">
        {duties.map(({ requirement, own_statement: isOwn, source, grade }) => (
          <li key={requirement} className="wrap-anywhere">
            {requirement} {isOwn === true && t('ownStatement')}{' '}
            <span className="text-ink-3">{t('source', { source, grade })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
