'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { CreateUnderwritingRuleDocument, UpdateUnderwritingRuleDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { inputOf } from './rule-draft.ts';

/** Keeps a rule, new or in its next wording, and says at which field it was refused. */
export function useSaveRule(
  productId: string,
  kept: { readonly id: string; readonly version: number } | null,
  onSaved: () => void,
) {
  const t = useTranslations('workbench.rules');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const done = () => {
    show({ message: t('saved') });
    onSaved();
  };
  const creating = useOperation(CreateUnderwritingRuleDocument, done, { kind: 'underwriter' });
  const updating = useOperation(UpdateUnderwritingRuleDocument, done, { kind: 'underwriter' });
  const { error, isPending } = kept ? updating : creating;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  const refused = error instanceof RequestError ? (error.field ?? null) : null;
  return {
    ...{ isPending, message, refused },
    problemOf: (field: string): string | null => (refused === field ? message : null),
    send(rule: ReturnType<typeof inputOf>): void {
      if (kept) updating.mutate({ underwriting_rule_id: kept.id, version: kept.version, rule });
      else creating.mutate({ product_id: productId, rule });
    },
  };
}
