'use client';
import { type SaveState, SaveStatus } from '@roadworthy/ui/forms/save-status.tsx';
import { useTranslations } from 'next-intl';
import type { LineView } from '../../shared/lines/line-view.ts';
import type { QuoteRecord } from '../load-quote/quote-record.ts';
import type { TabOfQuote } from '../load-quote/quote-tabs.ts';
import { CoverForm } from './cover-form.tsx';
import { DiscountForm } from './discount-form.tsx';
import { HistoryForm } from './history-form.tsx';
import { InsuredForm } from './insured-form.tsx';
import { QuoteEditingProvider, useQuoteEditing } from './quote-editing.tsx';
import { OtherPeople } from './other-people.tsx';
import { MetaForm } from './meta-form.tsx';
import { OwnFieldsForm } from './own-fields-form.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { TermForm } from './term-form.tsx';
import { VehicleForms } from './vehicle-forms.tsx';
import { useClockTime } from '../../shared/use-instant.ts';

type QuoteFormsProps = { tab: TabOfQuote; record: QuoteRecord; line: LineView };

/** A quote as a form: the whole on its first tab, what the price needs first, and each part on its own. */
export function QuoteForms({ tab, record, line }: QuoteFormsProps) {
  const shows = (part: TabOfQuote) => tab === 'summary' || tab === part;
  return (
    <QuoteEditingProvider record={record} line={line}>
      <div className="relative flex flex-col gap-6">
        {shows('vehicles') && <VehicleForms />}
        {shows('people') && <InsuredForm />}
        {shows('people') && <HistoryForm />}
        {shows('people') && <OtherPeople />}
        {shows('people') && <QuestionsForm />}
        {shows('coverages') && <CoverForm />}
        {shows('coverages') && <DiscountForm />}
        {shows('coverages') && <TermForm />}
        {tab === 'summary' && <OwnFieldsForm />}
        {tab === 'summary' && <MetaForm />}
        <div className="absolute end-0 top-0">
          <SavedAt />
        </div>
      </div>
    </QuoteEditingProvider>
  );
}

const shown: Readonly<Partial<Record<string, SaveState>>> = {
  saving: 'saving',
  saved: 'saved',
  retrying: 'retrying',
  failed: 'failed',
  conflict: 'saving',
};

/** Whether what was typed is safe. */
function SavedAt() {
  const t = useTranslations('quoteForm.saving');
  const clockTime = useClockTime();
  const { saving } = useQuoteEditing();
  return (
    <SaveStatus
      state={shown[saving.state] ?? 'idle'}
      at={saving.at ? clockTime(saving.at) : undefined}
      copy={{ saving: t('saving'), saved: t('saved'), retrying: t('retrying'), failed: t('failed') }}
    />
  );
}
