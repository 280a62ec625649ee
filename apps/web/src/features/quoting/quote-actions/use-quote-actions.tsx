'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import type { MenuItem } from '@roadworthy/ui/workbench/menu.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { RecordAction } from '../../shared/record-actions.ts';
import { CopyCheckoutLink } from '../load-agent-checkout-link/copy-checkout-link.tsx';
import { namedInsured, type QuoteRecord } from '../load-quote/quote-record.ts';
import { ReopenQuote } from '../reopen-quote/reopen-quote.tsx';
import { RevokeAgentApproval } from '../revoke-agent-approval/revoke-agent-approval.tsx';
import { SendQuoteToCustomer } from '../send-quote-to-customer/send-quote-to-customer.tsx';
import { AbilityButton } from './ability-button.tsx';
import { orderedActions, type QuoteAction, quoteActions } from './quote-action-order.ts';

type QuoteActions = {
  primary: ReactNode;
  items: MenuItem[];
  /** All that are allowed, for the palette. */
  allowed: RecordAction[];
  dialogs: ReactNode;
};

/** What may be done to a quote now, as the server says: one button, the rest of the menu, and their dialogs. */
export function useQuoteActions({ quote, quote_abilities: may }: QuoteRecord): QuoteActions {
  const t = useTranslations('staff');
  const show = useToast();
  const [open, setOpen] = useState<QuoteAction | null>(null);
  const { primary, others } = orderedActions(may);
  const dialog = (action: QuoteAction) => ({
    quoteId: quote.quote_id,
    open: open === action,
    onClose: () => setOpen(null),
    onDone: (message: string) => show({ message }),
  });
  return {
    primary: primary && (
      <AbilityButton
        ability={may[primary]}
        label={t(`${primary}.action`)}
        tone="primary"
        onPress={() => setOpen(primary)}
      />
    ),
    items: others.map((action) => ({
      key: action,
      label: t(`${action}.action`),
      why: may[action].allowed ? undefined : (may[action].message ?? ''),
      onSelect: () => setOpen(action),
    })),
    allowed: quoteActions
      .filter((action) => may[action].allowed)
      .map((action) => ({ id: action, label: t(`${action}.action`), act: () => setOpen(action) })),
    dialogs: (
      <>
        <SendQuoteToCustomer {...dialog('send')} email={namedInsured(quote)?.email ?? null} />
        <CopyCheckoutLink {...dialog('link')} />
        <RevokeAgentApproval {...dialog('revoke')} />
        <ReopenQuote {...dialog('reopen')} />
      </>
    ),
  };
}
