'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import {
  EndMoratoriumExceptionDocument,
  ExceptFromMoratoriumDocument,
  type LoadMoratoriumQuery,
} from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { personName } from '../../shared/person-name.ts';
import { useInstant } from '../../shared/use-instant.ts';

type Loaded = NonNullable<LoadMoratoriumQuery['moratoriums_by_pk']>;
const key = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** Whom a moratorium lets pass, and why; one more, and the way to take one back. */
export function MoratoriumExceptions({ moratorium, isOver }: { moratorium: Loaded; isOver: boolean }) {
  const t = useTranslations('workbench.moratoriums');
  const show = useToast();
  const instant = useInstant();
  const [open, setOpen] = useState(false);
  const { moratorium_id, exceptions } = moratorium;
  const end = useOperation(EndMoratoriumExceptionDocument, () => show({ message: t('exceptionEnded') }), {
    kind: 'underwriter',
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('exceptions')}</h3>
      {exceptions.length === 0 && <p className="text-ink-2">{t('noExceptions')}</p>}
      <ul className="flex flex-col gap-3">
        {exceptions.map(({ moratorium_exception_id, quote_id, policy_id, policy, reason, created, author }) => (
          <li key={moratorium_exception_id} className="flex flex-wrap items-start justify-between gap-2">
            <div>
              <AppLink
                className="link inline-flex min-h-7 items-center"
                href={policy_id === null ? `/agents/quotes/${quote_id}` : `/agents/policies/${policy_id}`}
              >
                {policy?.policy_number ?? t('quote')}
              </AppLink>
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-small text-ink-3">
                {[author && personName(author), instant(created).absolute].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              tone="quiet"
              size="small"
              busy={end.isPending}
              busyLabel={t('working')}
              onClick={() => end.mutate({ moratorium_exception_id })}
            >
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      <FormAlert message={end.error ? readableMessage(end.error) : null} />
      {!isOver && (
        <Button tone="quiet" size="small" className="self-start" onClick={() => setOpen(true)}>
          {t('except')}
        </Button>
      )}
      <ExceptDialog open={open} onClose={() => setOpen(false)} moratoriumId={moratorium_id} />
    </section>
  );
}

type ExceptDialogProps = { open: boolean; onClose: () => void; moratoriumId: string };

/** One more that it lets pass, named by the address of its page. */
function ExceptDialog({ open, onClose, moratoriumId }: ExceptDialogProps) {
  const t = useTranslations('workbench.moratoriums');
  const show = useToast();
  const [address, setAddress] = useState('');
  const operation = useOperation(
    ExceptFromMoratoriumDocument,
    () => {
      show({ message: t('excepted') });
      setAddress('');
      onClose();
    },
    { kind: 'underwriter' },
  );
  const id = key.exec(address)?.[0] ?? null;
  const about = address.includes('/policies/') ? { policy_id: id } : { quote_id: id };
  return (
    <OperationDialog
      isAside
      open={open}
      onClose={onClose}
      ready={id !== null}
      onConfirm={(reason) => operation.mutate({ moratorium_id: moratoriumId, ...about, reason })}
      operation={operation}
      effect={t('exceptEffect')}
      reason={{ label: t('exceptReason'), presets: [], required: true, missing: t('reasonMissing') }}
      copy={{ title: t('except'), confirm: t('except'), cancel: t('cancel') }}
    >
      {open && (
        <Field label={t('address')} hint={t('addressHint')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </OperationDialog>
  );
}
