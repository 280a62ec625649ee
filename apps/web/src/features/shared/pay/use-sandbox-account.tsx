'use client';
import { bankFields } from '@roadworthy/core/shared/text/bank-numbers.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import type { Answer } from '../answers/answer.ts';
import { TextAnswer } from '../answers/fields.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { useMessageOf } from '../answers/message-of.ts';
import type { BankOwner } from './bank-owner.ts';
import { type BankAnswers, bankLabel, bankRefusals, bankShapes } from './bank-shape.ts';
import { type CardEntry, CardRefusedError } from './card-entry.ts';
import { CardFrame } from './card-fields.tsx';
import { tokenize } from './tokenize.ts';

const accountTypes = ['checking', 'savings'] as const;

/** The sandbox's form for a bank account, whose fields are ours: it takes test accounts alone. */
export function useSandboxAccount({ country, agreement }: Pick<BankOwner, 'country' | 'agreement'>): CardEntry {
  const t = useTranslations('checkout.payment.bank');
  const messageOf = useMessageOf();
  const none: BankAnswers = { holder: '', routing: '', institution: '', transit: '', account: '' };
  const sheet = useAnswers<BankAnswers>(none, bankShapes(country));
  const [accountType, setAccountType] = useState<(typeof accountTypes)[number]>('checking');
  const [refused, setRefused] = useState<{ account: BankAnswers; fields: Partial<BankAnswers> } | null>(null);

  function answer(name: keyof BankAnswers): Answer<string> {
    const shape = sheet.problemOf(name);
    const status = refused?.account[name] === sheet.values[name] ? refused.fields[name] : undefined;
    return {
      id: `payment-${name}`,
      value: sheet.values[name],
      error: shape ? messageOf(shape) : status,
      onChange: (value) => sheet.set(name, value),
      onBlur: () => sheet.leave(name),
    };
  }
  const numeric = { inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' } as const;
  const fields = (
    <CardFrame title={t('title')} secure={t('secure')}>
      {bankFields[country].map((name) => (
        <TextAnswer
          key={name}
          answer={answer(name)}
          kind="fullName"
          label={t(`fields.${name}.label`)}
          hint={t(`fields.${name}.hint`)}
          input={name === 'holder' ? { autoComplete: 'name' } : numeric}
        />
      ))}
      <RadioTiles
        id="payment-account-type"
        name="account_type"
        label={t('type')}
        options={accountTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={accountType}
        onChange={(value) => setAccountType(value === 'savings' ? 'savings' : 'checking')}
      />
      {agreement.part}
    </CardFrame>
  );
  return {
    fields,
    problems: [
      ...bankFields[country].flatMap((name) => {
        const { id, error } = answer(name);
        return error ? [{ fieldId: id, message: error }] : [];
      }),
      ...agreement.problems,
    ],
    check() {
      setRefused(null);
      const [isFilled, isAgreed] = [sheet.check(), agreement.check()];
      return isFilled && isAgreed;
    },
    async card() {
      const account = sheet.current();
      return {
        label: bankLabel(account),
        ...(agreement.given && { agreed: agreement.given }),
        async token({ tokenize_bank_url }) {
          try {
            return await tokenize(tokenize_bank_url ?? '', { ...account, country, accountType });
          } catch (error) {
            const found = error instanceof RequestError && error.status === 422 ? bankRefusals(error.info) : null;
            if (!found) throw error;
            setRefused({ account, fields: found });
            throw new CardRefusedError();
          }
        },
      };
    },
  };
}
