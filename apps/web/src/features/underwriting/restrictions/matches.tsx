'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { readableMessage } from '../../../data/request-error.ts';
import { RestrictionMatchesDocument } from '../../../generated/documents.ts';

type MatchesProps = {
  organizationId: string;
  asked: string;
  value: string;
  provider: string | null;
  /** Where its links open; beside a form in another tab, so that nothing typed is lost. */
  target?: '_blank';
};

/** Whom a restriction meets, or would: how many quotes and policies, and the newest of them. */
export function Matches({ organizationId, asked, value, provider, target }: MatchesProps) {
  const t = useTranslations('workbench.restrictions');
  const variables = { organization_id: organizationId, key: asked, value, provider };
  const { data, error } = useRead('underwriter', RestrictionMatchesDocument, variables, { keepsLast: true });
  const found = error ? undefined : data?.rejection_matches;
  return (
    <section aria-live="polite" className="flex flex-col gap-1">
      <h3 className="type-h3">{t('meets')}</h3>
      <p className="text-ink-2 tabular-nums">
        {error
          ? (readableMessage(error) ?? t('failed'))
          : found && t('found', { quotes: found.quotes, policies: found.policies })}
      </p>
      <ul className="flex flex-col">
        {found?.newest.map(({ quote_id, policy_id, policy_number, insured }) => (
          <li key={quote_id}>
            <AppLink
              target={target}
              className="link inline-flex min-h-7 items-center"
              href={policy_id === null ? `/agents/quotes/${quote_id}` : `/agents/policies/${policy_id}`}
            >
              {[insured ?? t('nobody'), policy_number].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
