'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { filled } from '../answers/shapes.ts';
import { TextAnswer } from '../answers/fields.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { useMessageOf } from '../answers/message-of.ts';
import type { BankOwner } from './bank-owner.ts';
import { type CardEntry, CardRefusedError } from './card-entry.ts';
import { CardFrame } from './card-fields.tsx';
import { openStripe, type StripeScript, type StripeSetupAnswer } from './stripe-script.ts';

type Holder = { readonly name: string; readonly email?: string };

/** Stripe's window for an account; in Canada it is confirmed there, in the United States by the owner's agreement here. */
async function handOver(
  stripe: StripeScript,
  clientSecret: string,
  country: 'US' | 'CA',
  billing_details: Holder,
): Promise<StripeSetupAnswer> {
  if (country === 'CA') return stripe.confirmAcssDebitSetup(clientSecret, { payment_method: { billing_details } });
  const params = { payment_method_type: 'us_bank_account', payment_method_data: { billing_details } } as const;
  const collected = await stripe.collectBankAccountForSetup({ clientSecret, params });
  return collected.setupIntent?.status === 'requires_confirmation'
    ? stripe.confirmUsBankAccountSetup(clientSecret)
    : collected;
}

/** The account that Stripe's own window takes: its numbers never come to us. */
export function useStripeAccount(
  publishableKey: string,
  { country, email, agreement, openSetup }: BankOwner,
): CardEntry {
  const t = useTranslations('checkout.payment.bank');
  const messageOf = useMessageOf();
  const sheet = useAnswers<{ holder: string }>({ holder: '' }, { holder: filled('errors.bankHolder') });
  const [refusal, setRefusal] = useState<string | undefined>();
  const shape = sheet.problemOf('holder');
  const error = shape ? messageOf(shape) : refusal;
  const holder = {
    id: 'payment-holder',
    value: sheet.values.holder,
    error,
    onChange: (value: string) => sheet.set('holder', value),
    onBlur: () => sheet.leave('holder'),
  };
  return {
    fields: (
      <CardFrame title={t('title')} secure={t('secureStripe')}>
        <TextAnswer
          answer={holder}
          kind="fullName"
          label={t('fields.holder.label')}
          hint={t('fields.holder.hint')}
          input={{ autoComplete: 'name' }}
        />
        <p className="text-small text-ink-2">{t('stripeNext')}</p>
        {agreement.part}
      </CardFrame>
    ),
    problems: [...(error ? [{ fieldId: holder.id, message: error }] : []), ...agreement.problems],
    check() {
      setRefusal(undefined);
      const [isFilled, isAgreed] = [sheet.check(), agreement.check()];
      return isFilled && isAgreed;
    },
    async card() {
      const name = sheet.current().holder.trim();
      return {
        label: `bank ${name}`,
        ...(agreement.given && { agreed: agreement.given }),
        async token() {
          // Stripe writes to the address of the agreement, and takes no Canadian account without it.
          const recurring = agreement.autopay !== null;
          const { bank_setup: setup } = await openSetup({ country, name, email, recurring });
          const stripe = await openStripe(publishableKey);
          const answer =
            setup && (await handOver(stripe, setup.client_secret, country, { name, ...(email && { email }) }));
          const status = answer?.setupIntent?.status;
          // Where its bank has not confirmed it, the server says so.
          if (setup && (status === 'succeeded' || status === 'requires_action')) return setup.method_token;
          setRefusal(answer?.error?.message ?? t('notChosen'));
          throw new CardRefusedError();
        },
      };
    },
  };
}
