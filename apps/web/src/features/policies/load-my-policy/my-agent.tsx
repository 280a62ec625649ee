'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyAgentDocument } from '../../../generated/documents.ts';
import { AgentCard } from '../../shared/agent-card/agent-card.tsx';

/** The card of the agent who serves a customer's quote; nothing where nobody does, or nothing can be read. */
export function MyAgent({ quoteId }: { quoteId: string }) {
  const t = useTranslations('account.policy');
  const agent = useRead('user', LoadMyAgentDocument, { quote_id: quoteId }).data?.quotes_by_pk?.assigned_agent;
  return agent ? <AgentCard agent={agent} words={{ title: t('agent'), schedule: t('schedule') }} /> : null;
}
