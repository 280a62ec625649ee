'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { GetExternalAgentFniDocument } from '../../../generated/documents.ts';

/** That another agent serves the insured of a quote already, and the way to everything of theirs. */
export function OtherAgent({ quoteId }: { quoteId: string }) {
  const t = useTranslations('staff.quote');
  const [found] = useRead('agent', GetExternalAgentFniDocument, { quote_id: quoteId }).data?.external_agent_fni ?? [];
  if (!found?.show_alert) return null;
  return (
    <div className="flex items-start gap-2 rounded-card bg-warning-tint px-3 py-2">
      <Icon name="alert" className="mt-1.5 size-4 shrink-0 text-warning" />
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{t('otherAgent', { agent: found.agent ?? '' })}</span>
        <AppLink
          href={`/agents/customers/${found.entity_id}`}
          className="link inline-flex min-h-7 items-center font-semibold"
        >
          {t('otherAgentLink')}
        </AppLink>
      </p>
    </div>
  );
}
