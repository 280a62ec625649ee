'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useAsk } from '../../../data/use-session.ts';
import { LoadAgentCheckoutLinkDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { CheckoutLink } from './checkout-link.tsx';

function CopyCheckoutLink({ id, open, onClose }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions');
  const words = useTranslations('queue.actions');
  const ask = useAsk('agent');
  const link = useMutation({ mutationFn: () => ask(LoadAgentCheckoutLinkDocument, { quote_id: id }) });
  const { mutate, reset } = link;
  useEffect(() => {
    if (open) mutate();
    else reset();
  }, [open, mutate, reset]);
  const url = link.data?.load_agent_checkout_link.redirect_url;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('send_quote_to_customer.close')}
      title={t('load_agent_checkout_link.title')}
      effect={url && t('load_agent_checkout_link.effect')}
      actions={<Button onClick={onClose}>{t('send_quote_to_customer.close')}</Button>}
    >
      <div className="min-h-20">
        {url && <CheckoutLink url={url} />}
        <FormAlert message={link.error ? (readableMessage(link.error) ?? words('failed')) : null} />
      </div>
    </Dialog>
  );
}

/** The checkout link of a quote that stands open, or why there is none. */
export const loadAgentCheckoutLink: Action<unknown> = {
  operation: 'load_agent_checkout_link',
  Dialog: CopyCheckoutLink,
};
