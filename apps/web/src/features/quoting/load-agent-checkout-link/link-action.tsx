'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { CheckoutLink } from './checkout-link.tsx';

type LinkOf<Result> = {
  readonly operation: 'load_agent_checkout_link' | 'agent_signing_complete';
  readonly document: TypedDocument<Result, { quote_id: string }>;
  readonly urlOf: (result: Result) => string;
};

/** An action that shows a link to give away, or why there is none. */
export function linkAction<Result>({ operation, document, urlOf }: LinkOf<Result>): Action<unknown> {
  function LinkDialog({ id, open, onClose }: ActionDialogProps<unknown>) {
    const t = useTranslations('actions');
    const words = useTranslations('queue.actions');
    const ask = useAsk('agent');
    const link = useMutation({ mutationFn: () => ask(document, { quote_id: id }) });
    const { mutate, reset } = link;
    useEffect(() => {
      if (open) mutate();
      else reset();
    }, [open, mutate, reset]);
    const url = link.data && urlOf(link.data);
    return (
      <Dialog
        open={open}
        onClose={onClose}
        closeLabel={t('send_quote_to_customer.close')}
        title={t(`${operation}.title`)}
        effect={url && t(`${operation}.effect`)}
        actions={<Button onClick={onClose}>{t('send_quote_to_customer.close')}</Button>}
      >
        <div className="min-h-20">
          {url && <CheckoutLink url={url} />}
          <FormAlert message={link.error ? (readableMessage(link.error) ?? words('failed')) : null} />
        </div>
      </Dialog>
    );
  }
  return { operation, Dialog: LinkDialog };
}
