'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';

type Archiving<Result, Variables> = {
  readonly document: TypedDocument<Result, Variables>;
  readonly variablesOf: (id: string, archived: boolean) => Variables;
  /** What is said once it is done. */
  readonly describe: (archived: boolean) => string;
};

/** Archives what is written and takes it back, with an undo; says how it went. */
export function useArchive<Result, Variables>({ document, variablesOf, describe }: Archiving<Result, Variables>) {
  const words = useTranslations('queue.actions');
  const show = useToast();
  const archiving = useOperation(document, undefined, { kind: 'underwriter' });
  const archive = (id: string, archived: boolean, undo = true): void =>
    archiving.mutate(variablesOf(id, archived), {
      onError: (error) => show({ message: readableMessage(error) ?? words('failed') }),
      onSuccess: () =>
        show({ message: describe(archived), ...(undo && { undo: () => archive(id, !archived, false) }) }),
    });
  return (id: string, archived: boolean): void => archive(id, archived);
}
