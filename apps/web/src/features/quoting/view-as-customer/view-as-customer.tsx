'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAsk } from '../../../data/session/use-session.ts';
import { ViewAsCustomerDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';

function ViewAsCustomer({ id, open, onClose }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.view_as_customer');
  const ask = useAsk('agent');
  const opening = useMutation({
    mutationFn: async () => {
      // Opened before it is asked for: a browser lets only the press itself open a tab.
      const tab = window.open('', '_blank');
      try {
        const { view_as_customer: view } = await ask(ViewAsCustomerDocument, { quote_id: id }, { showsRefusals: true });
        const { quote_id: quote, token, next } = view;
        (tab ?? window).location.assign(`/resume?${new URLSearchParams({ quote, view: token, next }).toString()}`);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onSuccess: onClose,
  });
  return (
    <OperationDialog
      open={open}
      onClose={onClose}
      onConfirm={() => opening.mutate()}
      operation={opening}
      isAside
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    />
  );
}

/** Opens what the customer sees of a quote in a tab of its own, to look at. */
export const viewAsCustomer: Action<unknown> = {
  operation: 'view_as_customer',
  isAside: true,
  Dialog: ViewAsCustomer,
};
