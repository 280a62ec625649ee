import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { scheduleInvoices } from '@roadworthy/core/billing/instalments.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';

/** The declarations of example E1 (docs/rules.md, rating), a motorhome of 2021 for 1,047.53 a year, paid monthly; for tests. */
export const sampleDeclarations: Declarations = {
  locale: 'en-US',
  title: 'Recreational vehicle policy declarations',
  policyNumber: 'RWP-100001-7',
  issued: day('2026-11-20'),
  currency: 'USD',
  organization: { name: 'Prairie Coach Insurance', phone: '(888) 555-0142', email: 'service@prairie.example' },
  insuredBy: 'Cascade Casualty Company (NAIC 12345)',
  ended: null,
  term: {
    from: day('2026-12-01'),
    fromTime: '12:01 a.m.',
    to: day('2027-12-01'),
    toTime: '12:01 a.m.',
    zone: 'Mountain Time (America/Denver)',
  },
  namedInsured: {
    names: ['Avery Łukasz Quillon-Beaupré'],
    address: ['418 Juniper Street', 'Unit 7', 'Durango, CO 81301'],
  },
  vehicles: [
    {
      title: '2021 Winnebago View 24D',
      className: 'Class C motorhome',
      vin: '1FDXE4FS0BDA00013',
      year: 2021,
      make: 'Winnebago',
      model: 'View 24D',
      value: 8_400_000,
      basis: 'Agreed value',
      usage: 'Recreational',
      garaging: ['418 Juniper Street', 'Durango, CO 81301'],
      coverages: [
        {
          label: 'Bodily injury and property damage liability',
          limit: '$100,000 each person, $300,000 each accident, $100,000 property damage',
          deductible: null,
          premium: 30_092,
        },
        { label: 'Comprehensive', limit: null, deductible: '$500', premium: 19_429 },
        { label: 'Collision', limit: null, deductible: '$1,000', premium: 47_614 },
        { label: 'Vacation liability', limit: '$25,000', deductible: null, premium: 4_500 },
        { label: 'Roadside assistance', limit: null, deductible: null, premium: 6_000 },
      ],
      premium: 107_635,
    },
  ],
  discounts: [{ label: 'Original owner (5%)', amount: -5_382 }],
  minimumTopUp: 0,
  beforeChange: 0,
  premium: 102_253,
  fees: [{ label: 'Policy fee', amount: 2_500 }],
  total: 104_753,
  paymentTerm: 'Monthly',
  paid: {
    installmentFees: 5_500,
    text: '$110.22 first, then 11 payments of $90.21, each with a $5.00 fee. $1,102.53 in all, $55.00 of it for paying in installments.',
  },
  schedule: scheduleInvoices({
    premium: 102_253,
    policyFee: 2_500,
    installmentFee: 500,
    paymentTerm: 'monthly',
    months: 12,
    firstDue: day('2026-12-01'),
  }),
};
