'use client';
import { Toast, ToastStack } from '@roadworthy/ui/states/toast.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReopenQuote } from '../reopen-quote/reopen-quote.tsx';
import { RevokeAgentApproval } from '../revoke-agent-approval/revoke-agent-approval.tsx';
import { SendQuoteToCustomer } from '../send-quote-to-customer/send-quote-to-customer.tsx';
import { CopyCheckoutLink } from '../load-agent-checkout-link/copy-checkout-link.tsx';
import { namedInsured, type QuoteRecord } from '../load-quote/quote-record.ts';
import { AbilityButton, type Ability } from './ability-button.tsx';

type Action = 'send' | 'link' | 'revoke' | 'reopen';

/** Whether the action belongs to the role at all; what never will be allowed is not offered. */
const isOffered = ({ code }: Ability): boolean => code !== 'permission_denied';

/** What may be done to a quote now, as the server says. */
export function QuoteActions({ record }: { record: QuoteRecord }) {
  const t = useTranslations('staff');
  const [open, setOpen] = useState<Action | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { quote, quote_abilities: may } = record;
  const id = quote.quote_id;
  const dialog = (action: Action) => ({
    quoteId: id,
    open: open === action,
    onClose: () => setOpen(null),
    onDone: setDone,
  });
  return (
    <>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {isOffered(may.reopen) && (
          <AbilityButton ability={may.reopen} label={t('reopen.action')} onPress={() => setOpen('reopen')} />
        )}
        {isOffered(may.revoke) && (
          <AbilityButton ability={may.revoke} label={t('revoke.action')} onPress={() => setOpen('revoke')} />
        )}
        {isOffered(may.link) && (
          <AbilityButton ability={may.link} label={t('link.action')} onPress={() => setOpen('link')} />
        )}
        {isOffered(may.send) && (
          <AbilityButton ability={may.send} label={t('send.action')} tone="primary" onPress={() => setOpen('send')} />
        )}
      </div>
      <SendQuoteToCustomer {...dialog('send')} email={namedInsured(quote)?.email ?? null} />
      <CopyCheckoutLink {...dialog('link')} />
      <RevokeAgentApproval {...dialog('revoke')} />
      <ReopenQuote {...dialog('reopen')} />
      {done !== null && (
        <ToastStack>
          <Toast message={done} onClose={() => setDone(null)} closeLabel={t('send.close')} />
        </ToastStack>
      )}
    </>
  );
}
