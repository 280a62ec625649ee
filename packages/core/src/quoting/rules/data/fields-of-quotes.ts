import type { Named } from '../../../lines/line.ts';
import { choice } from '../../../lines/words.ts';
import { ownValue } from '../../../shared/text/own-value.ts';
import type { Quote } from '../../quote.ts';
import { drives } from '../../subject/subject-of-quote.ts';
import type { RuleFact, RuleField } from '../rule-field.ts';
import { words } from '../../../shared/words.ts';
import { paymentTermLabels } from '../../../products/labels.ts';

type OfQuote = Omit<RuleField, 'objectType' | 'facts'> & { readonly read: (quote: Quote) => RuleFact };

const once =
  (objectType: 'quote' | 'policy') =>
  ({ read, ...field }: OfQuote): RuleField => ({ ...field, objectType, facts: (quote) => [read(quote)] });

const choicesOf = (named: readonly Named[]) => named.map(({ code, label }) => ({ value: code, label }));

/** What a whole quote says, with the discounts that its line grants. */
export function quoteFields(discounts: readonly Named[]): RuleField[] {
  const fields: OfQuote[] = [
    {
      key: 'vehicle_count',
      type: 'number',
      label: words('number of vehicles', 'nombre de véhicules'),
      read: ({ vehicles }) => vehicles.length,
    },
    {
      key: 'driver_count',
      type: 'number',
      label: words('number of drivers', 'nombre de conducteurs'),
      read: ({ entities }) => entities.filter(drives).length,
    },
    {
      key: 'administrative_area',
      type: 'text',
      label: words('state or province', 'État ou province'),
      read: ({ administrativeArea }) => administrativeArea,
    },
    {
      key: 'postal_code',
      type: 'text',
      label: words('postal code', 'code postal'),
      read: ({ postalCode }) => postalCode,
    },
    {
      key: 'country',
      type: 'choice',
      label: words('country', 'pays'),
      choices: [choice('US', 'United States', 'États-Unis'), choice('CA', 'Canada', 'Canada')],
      read: ({ country }) => country,
    },
    {
      key: 'mailing_address',
      type: 'text',
      label: words('mailing address', 'adresse postale'),
      isPersonal: true,
      read: ({ locations, mailingLocationId }) =>
        locations.find(({ locationId }) => locationId === mailingLocationId)?.line1 ?? null,
    },
    {
      key: 'discounts',
      type: 'list',
      label: words('discounts granted', 'rabais accordés'),
      choices: choicesOf(discounts),
      read: (quote) => quote.discounts,
    },
  ];
  return fields.map(once('quote'));
}

/** Whole dollars of a cover's deductible, in cents. */
function deductibleOf({ coverages }: Quote, cover: string): RuleFact {
  const dollars = Number(ownValue(coverages, cover)?.deductible ?? Number.NaN);
  return Number.isFinite(dollars) ? dollars * 100 : null;
}

/** What is applied for, with the covers that its line offers. */
export function policyFields(covers: readonly Named[]): RuleField[] {
  const fields: OfQuote[] = [
    {
      key: 'effective_date',
      type: 'date',
      label: words('first day of cover', 'premier jour de couverture'),
      read: ({ effectiveDate }) => effectiveDate,
    },
    {
      key: 'duration_months',
      type: 'number',
      label: words('months of the term', 'mois de la durée'),
      read: ({ policyDurationMonths }) => policyDurationMonths,
    },
    {
      key: 'payment_term',
      type: 'choice',
      label: words('way to pay', 'mode de paiement'),
      choices: [
        { value: 'monthly', label: paymentTermLabels.monthly },
        { value: 'pay_in_full', label: paymentTermLabels.pay_in_full },
      ],
      read: ({ paymentTerm }) => paymentTerm,
    },
    {
      key: 'covers',
      type: 'list',
      label: words('covers chosen', 'protections choisies'),
      choices: choicesOf(covers),
      read: ({ coverages }) => Object.keys(coverages).filter((code) => ownValue(coverages, code) !== undefined),
    },
    {
      key: 'liability_limit',
      type: 'text',
      label: words('liability limit', 'montant de responsabilité'),
      read: ({ coverages }) => coverages['liability']?.['limit']?.toString() ?? null,
    },
    {
      key: 'comprehensive_deductible',
      type: 'money',
      label: words('comprehensive deductible', 'franchise des risques multiples'),
      read: (quote) => deductibleOf(quote, 'comprehensive'),
    },
    {
      key: 'collision_deductible',
      type: 'money',
      label: words('collision deductible', 'franchise de collision'),
      read: (quote) => deductibleOf(quote, 'collision'),
    },
  ];
  return fields.map(once('policy'));
}
