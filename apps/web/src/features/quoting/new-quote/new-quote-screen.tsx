'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { FieldError } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useMemo, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadSoldProductsDocument, StartQuoteDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { draftsOf } from '../../shared/answers/drafts.ts';
import { useAnswers } from '../../shared/answers/use-answers.ts';
import { type FieldAnswer, fieldShape, ownWords } from '../../shared/lines/field-answers.ts';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { FieldGrid } from '../edit-quote/field-grid.tsx';
import { insuredForm } from '../edit-quote/insured-form.tsx';
import { plainField } from '../edit-quote/quote-fields.ts';

type Answers = Readonly<Record<string, FieldAnswer>>;

const text = (value: FieldAnswer | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** What a caller wants insured and where: enough to begin their quote, which goes on as one form. */
export function NewQuoteScreen() {
  const t = useTranslations('quoteForm.start');
  useDocumentTitle(t('title'));
  const lines = useLineViews();
  const products = useRead('agent', LoadSoldProductsDocument, {});
  const sold = products.data?.products.map(({ provider }) => provider) ?? Object.keys(lines);
  const [provider, setProvider] = useState('personal');
  const line = ownValue(lines, provider);
  const fields = useMemo(() => {
    const offered = Object.values(lines).filter((one) => sold.includes(one.provider));
    return [
      plainField('provider', t('line'), {
        kind: 'choice',
        choices: offered.map(({ provider: value, name: label }) => ({ value, label })),
      }),
      plainField('vehicle_class', t('kind'), {
        kind: 'choice',
        choices: line?.kinds ?? [],
        asks: line?.kindAsks ?? '',
      }),
      plainField('postal_code', t('postalCode'), { asks: t('postalCodeAsks'), most: 10 }),
      plainField('pricing', t('pricing'), {
        kind: 'choice',
        choices: [
          { value: 'rates', label: t('byRates') },
          { value: 'underwriter', label: t('byUnderwriter') },
        ],
      }),
    ];
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lines, sold.join(), line, t]);
  const sheet = useAnswers<Answers>(
    { provider, vehicle_class: '', postal_code: '', pricing: 'rates' },
    Object.fromEntries(fields.map((field) => [field.path, fieldShape(field)])),
  );
  const start = useStart();

  function set(name: string, value: FieldAnswer): void {
    sheet.set(name, value);
    if (name !== 'provider') return;
    setProvider(text(value));
    sheet.set('vehicle_class', '');
  }

  function begin(event: FormEvent): void {
    event.preventDefault();
    if (sheet.check()) start.mutate(sheet.values);
  }

  const problem = start.error instanceof RequestError ? start.error : null;
  const refused = problem && start.variables === sheet.values ? problem : null;
  const answer = (name: string) => {
    const shape = sheet.problemOf(name);
    const own = refused?.field === name ? (readableMessage(refused) ?? undefined) : undefined;
    return {
      id: `new-${name}`,
      value: ownValue(sheet.values, name) ?? '',
      error: shape ? (ownWords(shape) ?? undefined) : own,
      onChange: (value: FieldAnswer) => set(name, value),
      onChoose: (value: FieldAnswer) => set(name, value),
      onBlur: () => sheet.leave(name),
    };
  };
  const general = refused !== null && !fields.some(({ path }) => path === refused.field);
  return (
    <form noValidate onSubmit={begin} className="flex max-w-4xl flex-col gap-5">
      <header>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </header>
      <FieldGrid fields={fields} form={{ answer }} />
      {general && <FieldError id="new-quote-error">{readableMessage(refused)}</FieldError>}
      <Button
        type="submit"
        className="self-start"
        {...(start.isPending ? { busy: true, busyLabel: t('starting') } : {})}
      >
        {t('begin')}
      </Button>
    </form>
  );
}

/** Begins the quote and goes on in its form, with what is known of the caller already typed. */
function useStart() {
  const ask = useAsk('agent');
  const router = usePageRouter();
  const known = useSearchParams();
  return useMutation({
    mutationFn: (answers: Answers) =>
      ask(
        StartQuoteDocument,
        {
          provider: text(answers['provider']),
          vehicle_class: text(answers['vehicle_class']),
          postal_code: text(answers['postal_code']),
          application: text(answers['pricing']) === 'underwriter',
        },
        { showsRefusals: true },
      ),
    onSuccess({ start_quote: { quote_id } }) {
      const facts = ['email', 'phone', 'first_name', 'last_name'].flatMap((name) => {
        const value = known.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      draftsOf(tabStore, quote_id, insuredForm).keep(Object.fromEntries(facts));
      router.replace(`/agents/quotes/${quote_id}`);
    },
  });
}
