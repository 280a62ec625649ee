'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import { MoratoriumReachDocument } from '../../../generated/documents.ts';

type ReachProps = {
  organizationId: string;
  states: readonly string[];
  postalCodes: readonly string[];
  provider: string | null;
  /** Where its links open; beside a form in another tab, so that nothing typed is lost. */
  target?: '_blank';
};

/** What a moratorium there touches, or would: what is for sale and in force, who waits, and the newest of them. */
export function Reach({ organizationId, states, postalCodes, provider, target }: ReachProps) {
  const t = useTranslations('workbench.moratoriums');
  const variables = { organization_id: organizationId, states: [...states], postal_codes: [...postalCodes], provider };
  const { data, error } = useRead('underwriter', MoratoriumReachDocument, variables, { keepsLast: true });
  const found = error ? undefined : data?.moratorium_reach;
  return (
    <section aria-live="polite" className="flex flex-col gap-1">
      <h3 className="type-h3">{t('touches')}</h3>
      <p className="text-ink-2 tabular-nums">
        {error ? (readableMessage(error) ?? t('failed')) : found ? t('found', countsOf(found)) : t('counting')}
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

function countsOf({ quotes, policies, waiting }: { quotes: number; policies: number; waiting: number }) {
  return { quotes, policies, waiting };
}
