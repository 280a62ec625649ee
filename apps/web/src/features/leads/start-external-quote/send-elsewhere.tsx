'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadSoldLinesDocument, StartExternalQuoteDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { isCarrierAddress } from './carrier-address.ts';

const nothing = { provider: '', postal_code: '', customer_name: '', email: '' };
type Typed = typeof nothing;

/** An agent sends somebody to a carrier that prices itself. */
export function SendElsewhere() {
  const t = useTranslations('actions.start_external_quote');
  const [open, setOpen] = useState(false);
  const isAgent = useSession().data?.permissions.includes('lead:handle') ?? false;
  if (!isAgent) return null;
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && <SendingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SendingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('actions.start_external_quote');
  const common = useTranslations('shell.common');
  const words = useTranslations('queue.actions');
  const formId = useId();
  const [typed, setTyped] = useState(nothing);
  const [lacksCarrier, setLacksCarrier] = useState(false);
  const lines = useRead('agent', LoadSoldLinesDocument, {});
  const carriers = (lines.data?.sold_lines ?? []).filter(({ way }) => way === 'elsewhere');
  const sending = useOperation(StartExternalQuoteDocument);
  const refused = sending.error instanceof RequestError ? sending.error.field : undefined;
  const message = sending.error ? (readableMessage(sending.error) ?? words('failed')) : null;
  const problemOf = (name: keyof Typed) => (refused === name ? message : null);
  const isOfField = Object.keys(typed).some((name) => name === refused);
  const text = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const link = sending.data?.start_external_quote.external_url;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setLacksCarrier(typed.provider === '');
    if (typed.provider !== '' && !sending.isPending) sending.mutate(typed);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      effect={t('effect')}
      closeLabel={t('close')}
      actions={
        link ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={sending.isPending} busyLabel={common('working')}>
              {t('confirm')}
            </Button>
          </>
        )
      }
    >
      {link && isCarrierAddress(link) ? (
        <div role="status" className="flex flex-col items-start gap-3">
          <p>{t('ready')}</p>
          <p className="font-mono text-mono wrap-anywhere">{link}</p>
          <LinkButton href={link} tone="quiet">
            {t('open')}
          </LinkButton>
        </div>
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            id="elsewhere-carrier"
            label={t('carrier')}
            error={lacksCarrier && typed.provider === '' ? t('carrierMissing') : problemOf('provider')}
          >
            {(control) => (
              <SelectInput
                {...control}
                {...text('provider')}
                placeholder={t('choose')}
                options={carriers.map(({ provider, name }) => ({ value: provider, label: name }))}
              />
            )}
          </Field>
          <Field id="elsewhere-postal-code" label={t('postalCode')} error={problemOf('postal_code')}>
            {(control) => <TextInput {...control} {...text('postal_code')} maxLength={textLimits.postalCode} />}
          </Field>
          <Field id="elsewhere-name" label={t('name')} optional={common('optional')} error={problemOf('customer_name')}>
            {(control) => <TextInput {...control} {...text('customer_name')} maxLength={textLimits.name} />}
          </Field>
          <Field id="elsewhere-email" label={t('email')} optional={common('optional')} error={problemOf('email')}>
            {(control) => <EmailInput {...control} {...text('email')} />}
          </Field>
          <FormAlert message={isOfField ? null : message} />
        </form>
      )}
    </Dialog>
  );
}
