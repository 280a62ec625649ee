'use client';
import { paymentTerms, policyDurations, verificationKinds, wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { ProductDocuments } from '../load-product/product-documents.tsx';
import { type Product, wordsOf } from '../load-product/product.ts';
import { changedTerms, wholeNumber } from './changed-terms.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';
import { WordChoice } from './word-choice.tsx';

/** The terms as they stand in the fields: figures as texts. */
function typedTerms(product: Product) {
  return {
    product_name: product.product_name,
    description: product.description ?? '',
    support_renewal: product.support_renewal,
    support_policy_proposal: product.support_policy_proposal,
    available_policy_duration_months: wordsOf(product.available_policy_duration_months),
    default_policy_duration_months: product.default_policy_duration_months,
    available_payment_terms: wordsOf(product.available_payment_terms),
    required_verifications: wordsOf(product.required_verifications),
    renewal_days: String(product.renewal_days),
    underwriter_cutoff_days: String(product.underwriter_cutoff_days),
    new_policy_number: product.new_policy_number,
    external_url: product.external_url ?? '',
  };
}
type Typed = ReturnType<typeof typedTerms>;

/** The changed terms as the server takes them. */
function changesOf(stored: Typed, typed: Typed) {
  const { renewal_days: renewal, underwriter_cutoff_days: cutoff, ...changes } = changedTerms(stored, typed);
  return {
    ...changes,
    ...(renewal !== undefined && { renewal_days: wholeNumber(renewal) }),
    ...(cutoff !== undefined && { underwriter_cutoff_days: wholeNumber(cutoff) }),
  };
}

/** The lengths that the line has a price for; what was offered before can be taken away. */
function useMonths(provider: string, { available_policy_duration_months: offered }: Typed) {
  const line = useLineWords(provider);
  return policyDurations.filter((months) => !line || line.months.includes(months) || offered.includes(months));
}

/** The terms of a product in fields, for who may change them. */
export function TermsForm({ product }: { product: Product }) {
  const t = useTranslations('workbench.product');
  const term = useTranslations('workbench.product.term');
  const label = useLabels();
  const draft = useDraft(typedTerms(product), product.version);
  const { problemOf, ...save } = useSaveProduct();
  const months = useMonths(product.provider, draft.stored);
  const { value } = draft;
  const set = (change: Partial<Typed>) => draft.set({ ...value, ...change });
  const isOfField = Object.keys(value).some((name) => name === save.refused);
  const text = (
    name: 'product_name' | 'external_url' | 'new_policy_number' | 'renewal_days' | 'underwriter_cutoff_days',
  ) => ({
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <form
      className="flex flex-col gap-6"
      aria-label={t('terms')}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          product_id: product.product_id,
          version: draft.version,
          changes: changesOf(draft.stored, value),
        });
      }}
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-start">
        <Field id="product_name" label={term('product_name')} error={problemOf('product_name')}>
          {(control) => <TextInput {...control} {...text('product_name')} maxLength={textLimits.title} />}
        </Field>
        <Field
          id="new_policy_number"
          label={term('new_policy_number')}
          hint={t('hint.new_policy_number')}
          error={problemOf('new_policy_number')}
        >
          {(control) => (
            <TextInput {...control} {...text('new_policy_number')} maxLength={6} className="max-w-40 font-mono" />
          )}
        </Field>
        <Field id="description" label={term('description')} error={problemOf('description')} className="lg:col-span-2">
          {(control) => (
            <TextArea
              {...control}
              value={value.description}
              maxLength={textLimits.reason}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
          )}
        </Field>
        {wayOfSale(product.provider) === 'elsewhere' && (
          <CarrierField {...text('external_url')} error={problemOf('external_url')} />
        )}
        <WordChoice
          name="available_policy_duration_months"
          known={months}
          label={term('available_policy_duration_months')}
          chosen={value.available_policy_duration_months}
          error={problemOf('available_policy_duration_months')}
          labelOf={(count) => t('months', { count })}
          onChange={(words) => set({ available_policy_duration_months: words })}
        />
        <Field
          id="default_policy_duration_months"
          label={term('default_policy_duration_months')}
          error={problemOf('default_policy_duration_months')}
        >
          {(control) => (
            <SelectInput
              {...control}
              options={months.map((count) => ({ value: String(count), label: t('months', { count }) }))}
              value={String(value.default_policy_duration_months)}
              onChange={(event) => set({ default_policy_duration_months: Number(event.currentTarget.value) })}
            />
          )}
        </Field>
        <WordChoice
          name="available_payment_terms"
          known={paymentTerms}
          label={term('available_payment_terms')}
          chosen={value.available_payment_terms}
          error={problemOf('available_payment_terms')}
          labelOf={(word) => label('paymentTerm', word) ?? word}
          onChange={(words) => set({ available_payment_terms: words })}
        />
        <WordChoice
          name="required_verifications"
          known={verificationKinds}
          label={term('required_verifications')}
          chosen={value.required_verifications}
          error={problemOf('required_verifications')}
          hint={t('hint.required_verifications')}
          labelOf={(kind) => label('verification', kind) ?? kind}
          onChange={(words) => set({ required_verifications: words })}
        />
        <DaysField name="renewal_days" {...text('renewal_days')} error={problemOf('renewal_days')} />
        <DaysField
          name="underwriter_cutoff_days"
          {...text('underwriter_cutoff_days')}
          error={problemOf('underwriter_cutoff_days')}
        />
        <div>
          {(['support_renewal', 'support_policy_proposal'] as const).map((name) => (
            <Checkbox
              key={name}
              label={term(name)}
              note={t(`hint.${name}`)}
              checked={value[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
            />
          ))}
        </div>
        <ProductDocuments product={product} />
      </div>
      <SaveBar draft={draft} busy={save.isPending} problem={isOfField ? null : save.message} />
    </form>
  );
}

/** Where a carrier sells that prices it itself. */
function CarrierField({ error, ...typed }: Pick<TextInputProps, 'value' | 'onChange'> & { error: string | null }) {
  const t = useTranslations('workbench.product');
  const places = { reference: '{reference}', postalCode: '{postal_code}' };
  return (
    <Field
      id="external_url"
      label={t('term.external_url')}
      hint={t('hint.external_url', places)}
      error={error}
      className="lg:col-span-2"
    >
      {(control) => <TextInput {...control} {...typed} inputMode="url" maxLength={500} className="font-mono" />}
    </Field>
  );
}

type DaysFieldProps = Pick<TextInputProps, 'value' | 'onChange'> & {
  name: 'renewal_days' | 'underwriter_cutoff_days';
  error: string | null;
};

/** So many days before the end of a term. */
function DaysField({ name, error, ...typed }: DaysFieldProps) {
  const t = useTranslations('workbench.product');
  const term = useTranslations('workbench.product.term');
  return (
    <Field id={name} label={term(name)} hint={t(`hint.${name}`)} error={error}>
      {(control) => (
        <TextInput {...control} {...typed} inputMode="numeric" maxLength={6} after={t('days')} className="max-w-40" />
      )}
    </Field>
  );
}
