'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadDocumentStatusDocument, PreparePolicyDocumentDocument } from '../../../generated/documents.ts';

const untilNextLook = 700;
const mostLooks = 60;
const rest = () => new Promise((resolve) => setTimeout(resolve, untilNextLook));

type StatementButtonProps = {
  kind: RequestKind;
  policyId: string;
  type: 'receipt' | 'mailing_proof' | 'loss_run' | 'customer_loss_run';
  /** The transaction or the letter that it is about. */
  aboutId: string;
  /** What it is about, for who does not see the row. */
  name: string;
};

/** Has a receipt or a proof made where there is none yet, and gives its file. */
export function StatementButton({ kind, policyId, type, aboutId, name }: StatementButtonProps) {
  const t = useTranslations('policyParts.documents');
  const show = useToast();
  const ask = useAsk(kind);
  const preparing = useMutation({
    mutationFn: async () => {
      const requested = { policy_id: policyId, document_type: type, about_id: aboutId };
      const { prepare_policy_document: made } = await ask(PreparePolicyDocumentDocument, requested);
      const { document_id } = made;
      let status = made.document?.status;
      for (let look = 0; status === 'pending' && look < mostLooks; look += 1) {
        await rest();
        status = (await ask(LoadDocumentStatusDocument, { document_id })).documents_by_pk?.status;
      }
      if (status !== 'ready') throw new Error('The document was not made');
      return document_id;
    },
    // The answer is a file to save, so that the page stays.
    onSuccess: (documentId) => window.location.assign(`/api/documents/${documentId}`),
    onError: (error) => show({ message: readableMessage(error) ?? t('statementFailed') }),
  });
  return (
    <Button
      tone="plain"
      size="small"
      busy={preparing.isPending}
      busyLabel={t('preparing')}
      aria-label={t(`${type}Named`, { name })}
      onClick={() => preparing.mutate()}
    >
      {t(type)}
    </Button>
  );
}
