'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  EndMoratoriumExceptionDocument,
  ExceptFromMoratoriumDocument,
  type LoadMoratoriumQuery,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField } from '../../shared/form-dialog/form-fields.tsx';
import { personName } from '../../shared/person-name.ts';
import { useInstant } from '../../shared/use-instant.ts';

type Loaded = NonNullable<LoadMoratoriumQuery['moratoriums_by_pk']>;
const key = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** Whom a moratorium lets pass, and why; one more, and the way to take one back. */
export function MoratoriumExceptions({ moratorium, isOver }: { moratorium: Loaded; isOver: boolean }) {
  const t = useTranslations('workbench.moratoriums');
  const show = useToast();
  const instant = useInstant();
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
        <DialogButton dialog={ExceptDialog} id={moratorium_id} subject={null} size="small" className="self-start">
          {t('except')}
        </DialogButton>
      )}
    </section>
  );
}

const idIn = (address: string): string | null => key.exec(address)?.[0] ?? null;

/** One more that it lets pass, named by the address of its page. */
const ExceptDialog = formDialog<null>()({
  words: 'workbench.moratoriums',
  document: ExceptFromMoratoriumDocument,
  kind: 'underwriter',
  isAside: true,
  begin: () => ({ address: '' }),
  reason: ({ t }) => ({ label: t('exceptReason'), missing: t('reasonMissing') }),
  fields: ({ t }) => [lineField('address', { label: t('address'), hint: t('addressHint') })],
  ready: ({ values }) => idIn(values.address) !== null,
  input: ({ id, reason, values: { address } }) => ({
    moratorium_id: id,
    ...(address.includes('/policies/') ? { policy_id: idIn(address) } : { quote_id: idIn(address) }),
    reason,
  }),
  copy: ({ t }) => ({ title: t('except'), effect: t('exceptEffect'), confirm: t('except') }),
  done: ({ t }) => t('excepted'),
});
