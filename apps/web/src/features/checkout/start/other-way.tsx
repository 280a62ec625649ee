'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { StepHeading } from '@roadworthy/ui/shell/checkout-frame.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { StartExternalQuoteDocument } from '../../../generated/documents.ts';
import { isCarrierAddress } from '../../leads/start-external-quote/carrier-address.ts';
import { Notice } from '../step-form/notice.tsx';
import { arrivalAnswers } from './start-address.ts';
import type { StartLine } from './start-line.ts';

type OtherWayProps = { provider: string; line: StartLine };

/** In place of the first questions of a line that has no checkout: who sells it, and the way there. */
export function OtherWay(props: OtherWayProps) {
  return props.line.way === 'elsewhere' ? <ToCarrier {...props} /> : <ToAgents {...props} />;
}

function ToAgents({ provider, line }: OtherWayProps) {
  const t = useTranslations('checkout.otherWay');
  return (
    <div data-no-quote="" className="flex max-w-2xl flex-col items-start gap-6">
      <StepHeading title={line.name} lead={line.about} />
      <p>{t('agents')}</p>
      <LinkButton href={`/protection/${provider.replaceAll('_', '-')}#enquiry`}>{t('enquire')}</LinkButton>
    </div>
  );
}

/** A visitor says where it is, which decides whether the carrier sells it there, and is sent by a link that is kept. */
function ToCarrier({ provider, line }: OtherWayProps) {
  const t = useTranslations('checkout.otherWay');
  const words = useTranslations('checkout');
  const [postalCode, setPostalCode] = useState(
    () => arrivalAnswers(window.location.href)?.answers.garaging_postal_code ?? '',
  );
  const sending = useMutation({
    mutationFn: () =>
      request(StartExternalQuoteDocument, { provider, postal_code: postalCode, partner: visitPartner.read() }),
    onSuccess({ start_external_quote: { external_url: url } }) {
      if (isCarrierAddress(url)) window.location.assign(url);
    },
  });
  const message = sending.isError ? (readableMessage(sending.error) ?? words('errors.notSaved')) : null;
  const isOfPlace = sending.error instanceof RequestError && sending.error.field === 'postal_code';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!sending.isPending && !sending.isSuccess) sending.mutate();
  }

  return (
    <form
      data-no-quote=""
      noValidate
      method="post"
      onSubmit={submit}
      className="flex max-w-2xl flex-col items-start gap-6"
    >
      <StepHeading title={line.name} lead={t('carrierLead', { name: line.name })} />
      {message && !isOfPlace && <Notice tone="danger" title={message} />}
      <Field
        id="other-way-postal-code"
        label={words('start.postalCode')}
        hint={words('start.postalHint')}
        error={isOfPlace ? message : null}
        className="w-full max-w-56"
      >
        {(control) => (
          <TextInput
            {...control}
            value={postalCode}
            maxLength={textLimits.postalCode}
            autoComplete="postal-code"
            onChange={(event) => setPostalCode(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={sending.isPending || sending.isSuccess} busyLabel={t('leaving')}>
        {t('go', { name: line.name })}
      </Button>
      <p className="text-small text-ink-2">{t('stored')}</p>
    </form>
  );
}
