'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import {
  CreateUnderwritingQuestionDocument,
  UpdateUnderwritingQuestionDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { inputOfQuestion } from './question-draft.ts';

/** Keeps a question, new or in its next wording, and says at which field it was refused. */
export function useSaveQuestion(
  productId: string,
  kept: { readonly id: string; readonly version: number } | null,
  onSaved: () => void,
) {
  const t = useTranslations('workbench.questions');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const done = () => {
    show({ message: t('saved') });
    onSaved();
  };
  const creating = useOperation(CreateUnderwritingQuestionDocument, done, { kind: 'underwriter' });
  const updating = useOperation(UpdateUnderwritingQuestionDocument, done, { kind: 'underwriter' });
  const { error, isPending } = kept ? updating : creating;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  const refused = error instanceof RequestError ? (error.field ?? null) : null;
  return {
    ...{ isPending, message, refused },
    problemOf: (field: string): string | null => (refused === field ? message : null),
    send(question: ReturnType<typeof inputOfQuestion>): void {
      if (kept) updating.mutate({ underwriting_question_id: kept.id, version: kept.version, question });
      else creating.mutate({ product_id: productId, question });
    },
  };
}
