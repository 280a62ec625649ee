'use client';
import { type ActuaryDocument, actuaryDocuments } from '@roadworthy/core/documents/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useAsk, useSession } from '../../../data/session/use-session.ts';
import { ReadPolicyActuaryDocumentDocument, ReadQuoteActuaryDocumentDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { JsonTree } from '../../underwriting/pricing/json-tree.tsx';

type ActuaryDocumentsProps = { of: 'quote' | 'policy'; id: string };

/** What the price was made of, as actuaries read it: opened one by one, because it is kept who reads them. */
export function ActuaryDocuments(props: ActuaryDocumentsProps) {
  const t = useTranslations('policyParts.actuary');
  const reads = useSession().data?.permissions.includes('actuary_document:read') ?? false;
  if (!reads) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('title')}</h2>
      <p className="text-ink-2">{t('about')}</p>
      <ul className="flex flex-col gap-2">
        {actuaryDocuments.map((name) => (
          <li key={name}>
            <OneDocument {...props} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneDocument({ of, id, name }: ActuaryDocumentsProps & { name: ActuaryDocument }) {
  const t = useTranslations('policyParts.actuary');
  const ask = useAsk('agent');
  const read = useMutation({
    mutationFn: () =>
      ask(of === 'policy' ? ReadPolicyActuaryDocumentDocument : ReadQuoteActuaryDocumentDocument, {
        id,
        document_name: name,
      }),
  });
  const document = read.data?.document;
  if (document) {
    const title = t('opened', { name: t(name), version: document.provider_version });
    return <JsonTree title={title} value={document.payload} />;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <div>
        <p className="font-semibold">{t(name)}</p>
        <p className="text-small text-ink-3">{t(`${name}_about`)}</p>
      </div>
      <Button size="small" tone="quiet" busy={read.isPending} busyLabel={t('opening')} onClick={() => read.mutate()}>
        <span aria-hidden>{t('open')}</span>
        <span className="sr-only">{t('openNamed', { name: t(name) })}</span>
      </Button>
      <FormAlert message={read.error ? readableMessage(read.error) : null} />
    </div>
  );
}
