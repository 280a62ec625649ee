'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { UpdateProductDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';

/** Saves a change of a product. */
export const useSaveProduct = (onSaved?: () => void) => useProductOperation(UpdateProductDocument, onSaved);

/** Changes what a product says by an operation, and says at which field it was refused. */
export function useProductOperation<Data, Variables>(document: TypedDocument<Data, Variables>, onSaved?: () => void) {
  const t = useTranslations('workbench.product');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const save = useOperation(
    document,
    () => {
      show({ message: t('saved') });
      onSaved?.();
    },
    { kind: 'product' },
  );
  const { error } = save;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  const refused = error instanceof RequestError ? (error.field ?? null) : null;
  return {
    ...save,
    message,
    /** Where it was refused, as the server names it; null where it was as a whole, or not at all. */
    refused,
    /** What is wrong with a field. */
    problemOf: (field: string): string | null => (refused === field ? message : null),
  };
}
