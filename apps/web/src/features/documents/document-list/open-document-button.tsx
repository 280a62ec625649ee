'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { openDocument } from '../../../data/requests/open-document.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';

type OpenDocumentButtonProps = { documentId: string; name: string; kind: RequestKind };

/** Opens a document to read and to print it. */
export function OpenDocumentButton({ documentId, name, kind }: OpenDocumentButtonProps) {
  const t = useTranslations('policyParts.documents');
  const show = useToast();
  const heldRoles = useSession().data?.roles ?? [];
  const opening = useMutation({
    mutationFn: () => openDocument(documentId, { kind, heldRoles }),
    onError: (error) => show({ message: readableMessage(error) ?? t('openFailed') }),
  });
  return (
    <Button
      tone="quiet"
      size="small"
      busy={opening.isPending}
      busyLabel={t('opening')}
      aria-label={t('openNamed', { name })}
      onClick={() => opening.mutate()}
    >
      {t('open')}
    </Button>
  );
}
