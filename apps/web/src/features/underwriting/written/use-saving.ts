'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';

type Saving<Created, New, Updated, Next> = {
  readonly create: TypedDocument<Created, New>;
  readonly update: TypedDocument<Updated, Next>;
  readonly isNew: boolean;
  /** What is said once it is kept. */
  readonly saved: string;
  readonly onSaved: () => void;
};

/** Keeps what is written, new or in its next wording, and says at which field it was refused. */
export function useSaving<Created, New, Updated, Next>(saving: Saving<Created, New, Updated, Next>) {
  const words = useTranslations('queue.actions');
  const show = useToast();
  const done = () => {
    show({ message: saving.saved });
    saving.onSaved();
  };
  const creating = useOperation(saving.create, done, { kind: 'underwriter' });
  const updating = useOperation(saving.update, done, { kind: 'underwriter' });
  const { error, isPending } = saving.isNew ? creating : updating;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  const refused = error instanceof RequestError ? (error.field ?? null) : null;
  return {
    isPending,
    message,
    refused,
    problemOf: (field: string): string | null => (refused === field ? message : null),
    create: creating.mutate,
    update: updating.mutate,
  };
}
