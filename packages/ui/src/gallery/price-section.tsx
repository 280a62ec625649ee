import { useState } from 'react';
import { SelectInput } from '../forms/select-input.tsx';
import { CoverageList, CoverageRow } from '../price/coverage-row.tsx';
import { DeltaChip } from '../price/delta-chip.tsx';
import { InvoiceTable } from '../price/invoice-table.tsx';
import { PlanCards } from '../price/plan-cards.tsx';
import { PriceRange } from '../price/price-range.tsx';
import { PriceTrace } from '../price/price-trace.tsx';
import { ReasonList } from '../price/reason-list.tsx';
import { StatusBadge } from '../workbench/status-badge.tsx';
import { planCopy, plans, trace } from './sample.ts';
import { Section, Shelf, Specimen } from './section.tsx';

const limits = ['50/100/50', '100/300/100', '250/500/100'].map((value) => ({ value, label: value }));

function Coverages() {
  return (
    <Specimen name="CoverageList, CoverageRow, DeltaChip">
      <CoverageList level={3} title="If you are at fault">
        <CoverageRow
          label="Liability"
          pays="What you owe others for injuries and damage."
          value={<SelectInput aria-label="Liability limit" options={limits} defaultValue="100/300/100" />}
          premiumCents={39_680}
          per="/yr"
          delta={<DeltaChip cents={410} per="/mo" same="No change" />}
        />
        <CoverageRow
          label="Vacation liability"
          pays="Injuries at your campsite."
          value="$25,000"
          premiumText="Included"
        />
        <CoverageRow
          label="Windshield"
          pays="Repair without a deductible."
          value="Not carried"
          carried={false}
          premiumCents={4200}
          per="/yr"
          delta={<DeltaChip cents={-120} per="/mo" same="No change" />}
        />
      </CoverageList>
    </Specimen>
  );
}

/** Ranges, plans, coverages, invoices and how a price came about. */
export function PriceSection() {
  const [plan, setPlan] = useState<string | null>('road_ready');
  return (
    <Section id="price" title="Price">
      <Shelf columns={3}>
        <Specimen name="PriceRange: range">
          <PriceRange label="Estimated price" low={7400} high={11_900} per="/mo" also="$888–$1,428 /yr" />
        </Specimen>
        <Specimen name="PriceRange: exact">
          <PriceRange label="Your price" low={8729} per="/mo" also="$1,047.53 /yr" />
        </Specimen>
        <Specimen name="PriceRange: repricing">
          <PriceRange label="Your price" low={8729} per="/mo" repricing="Pricing again" />
        </Specimen>
      </Shelf>
      <Specimen name="PlanCards">
        <PlanCards
          label="Choose a plan"
          hint="The same rows in the same order. What differs is bold."
          name="gallery-plan"
          plans={plans}
          planCopy={planCopy}
          value={plan}
          onChange={setPlan}
        />
      </Specimen>
      <Shelf>
        <Coverages />
        <Specimen name="ReasonList">
          <ReasonList
            title="Why the price moved"
            per="/mo"
            same="No change"
            reasons={[
              {
                key: 'value',
                text: 'You set the value to $85,000',
                detail: 'It was $78,500 from the guide.',
                cents: 610,
              },
              { key: 'storage', text: 'It is kept indoors', cents: -240 },
              { key: 'mail', text: 'You changed the mailing address', cents: 0 },
            ]}
          />
        </Specimen>
        <Specimen name="InvoiceTable">
          <InvoiceTable
            caption="Your payments"
            head={{ label: 'Payment', date: 'Due', status: 'Status', amount: 'Amount' }}
            total={{ label: 'Total for 12 months', cents: 104_753 }}
            lines={[
              {
                key: '1',
                label: 'First payment',
                date: 'Dec 2, 2026',
                status: <StatusBadge tone="success" label="Paid" />,
                cents: 8738,
                due: true,
              },
              {
                key: '2',
                label: 'Payment 2',
                date: 'Jan 2, 2027',
                status: <StatusBadge tone="warning" label="Scheduled" />,
                cents: 8729,
              },
              { key: '3', label: 'Payments 3 to 12', date: 'to Nov 2, 2027', cents: 87_286 },
            ]}
          />
        </Specimen>
        <Specimen name="PriceTrace">
          <PriceTrace
            caption="How this price came about"
            head={{ step: 'Step', operation: 'Factor', amount: 'After this step' }}
            groups={trace}
            total={{ label: 'Both coverages', cents: 77_708 }}
          />
        </Specimen>
      </Shelf>
    </Section>
  );
}
