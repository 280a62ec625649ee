'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CreateNamedInsuredDocument, UpdateNamedInsuredDocument } from '../../../generated/documents.ts';
import { sentAnswers } from '../../shared/lines/field-answers.ts';
import type { FieldView } from '../../shared/lines/line-view.ts';
import { namedInsured } from '../load-quote/quote-record.ts';
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { addressOf, isOpenIn, usePersonFields } from './person-fields.ts';
import { useRecordForm } from './use-record-form.ts';

export const insuredForm = 'insured';

/** Who the policy is for and where their mail goes. */
export function InsuredForm() {
  const t = useTranslations('quoteForm');
  const { quote, edit } = useQuoteEditing();
  const insured = namedInsured(quote) ?? null;
  const mailing = quote.mailing_location;
  const isBusiness = insured?.entity_type === 'business';
  const fields = usePersonFields({ isBusiness, drives: true, needsEmail: true });
  const { quote_id, contact_email } = quote;
  const all = useMemo(() => [...fields.person, ...fields.address], [fields]);
  const named = (list: readonly FieldView[]) => list.map(({ path }) => path);
  const form = useRecordForm({
    name: insuredForm,
    fields: all,
    stored: {
      entity_type: 'person',
      ...insured,
      ...(mailing ?? { postal_code: quote.postal_code }),
      license_number: null,
    },
    // A person begins with a name, a way to reach them and an address; later the address is saved as a whole.
    heldBack(answers) {
      if (insured !== null) return isOpenIn(fields.address, answers) ? named(fields.address) : [];
      return isOpenIn([...fields.names, ...fields.address], answers) ? named(all) : [];
    },
    async save(patch, answers) {
      const mailing_location = addressOf(answers);
      if (insured === null) {
        const entity = sentAnswers(fields.person, answers);
        return edit(CreateNamedInsuredDocument, { quote_id, entity, mailing_location });
      }
      const { entity_id } = insured;
      const changes = sentAnswers(fields.person, patch);
      const isMoved = fields.address.some(({ path }) => Object.hasOwn(patch, path));
      return edit(UpdateNamedInsuredDocument, { entity_id, changes, ...(isMoved && { mailing_location }) });
    },
  });
  const text = (path: string) => String(ownValue(form.values, path) ?? '');
  return (
    <FormSection title={t('insured')} error={form.generalError}>
      <FieldGrid
        fields={fields.person}
        form={form}
        beneath={insured?.license_number ? { license_number: <OnFile number={insured.license_number} /> } : {}}
      />
      {(insured !== null || contact_email !== null) && (
        <AppLink href={`/agents/customers/${insured?.entity_id ?? quote_id}`} className="link self-start text-small">
          {t('customer')}
        </AppLink>
      )}
      <DuplicateWarning email={text('email')} phone={text('phone')} quoteId={quote_id} />
      <FieldGrid fields={fields.address} form={form} />
      {insured === null && <p className="text-small text-ink-3">{t('insuredKept')}</p>}
    </FormSection>
  );
}

function OnFile({ number }: { number: string }) {
  const t = useTranslations('quoteForm');
  return <p className="text-small text-ink-3">{t('onFile', { number })}</p>;
}
