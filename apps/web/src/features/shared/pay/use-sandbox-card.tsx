'use client';
import { useState } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import { fetchJson, headersFor } from '../../../data/requests/request.ts';
import type { Answer } from '../answers/answer.ts';
import { useMessageOf } from '../answers/message-of.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { type CardEntry, CardRefusedError } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import { type CardAnswers, cardEntryOf, cardLabel, cardRefusals, cardShapes } from './card-shape.ts';

const names = ['number', 'expiry', 'cvc', 'name', 'postal_code'] as const;

async function tokenize(url: string, card: CardAnswers): Promise<string> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  const answer = await fetchJson(url, { method: 'POST', headers, body: JSON.stringify(cardEntryOf(card)) });
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
  if (typeof token !== 'string') throw new RequestError('', { info: answer, status: 500 });
  return token;
}

/** The sandbox's card form, whose fields are ours: it takes test cards alone. `name` is most likely whose card it is. */
export function useSandboxCard(postalCode: string, name: string): CardEntry {
  const messageOf = useMessageOf();
  const sheet = useAnswers<CardAnswers>({ number: '', expiry: '', cvc: '', name, postal_code: postalCode }, cardShapes);
  const { values } = sheet;
  const [refused, setRefused] = useState<{ card: CardAnswers; fields: Partial<CardAnswers> } | null>(null);

  function answer(name: keyof CardAnswers): Answer<string> {
    const shape = sheet.problemOf(name);
    const status = refused?.card[name] === values[name] ? refused.fields[name] : undefined;
    return {
      id: `payment-${name}`,
      value: values[name],
      error: shape ? messageOf(shape) : status,
      onChange: (value) => sheet.set(name, value),
      onBlur: () => sheet.leave(name),
    };
  }

  return {
    fields: <CardFields answer={answer} />,
    problems: names.flatMap((name) => {
      const { id, error } = answer(name);
      return error ? [{ fieldId: id, message: error }] : [];
    }),
    check() {
      setRefused(null);
      return sheet.check();
    },
    async card() {
      const card = sheet.current();
      return {
        label: cardLabel(card),
        async token({ tokenize_url }) {
          try {
            return await tokenize(tokenize_url ?? '', card);
          } catch (error) {
            const fields = error instanceof RequestError && error.status === 422 ? cardRefusals(error.info) : null;
            if (!fields) throw error;
            setRefused({ card, fields });
            throw new CardRefusedError();
          }
        },
      };
    },
  };
}
