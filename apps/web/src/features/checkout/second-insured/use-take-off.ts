'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { DeleteEntityDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';

/** Takes the second named insured off the quote: what was signed is signed again without them. */
export function useTakeOff(entityId: string) {
  const t = useTranslations('checkout.errors');
  const checkout = useLoadedCheckout();
  const edit = useQuoteEdit();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => edit(DeleteEntityDocument, { entity_id: entityId }),
    onSuccess: () => checkout.refresh(),
  });
  return { takeOff: () => mutate(), busy: isPending, problem: error && (readableMessage(error) ?? t('notSaved')) };
}
