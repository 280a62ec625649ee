import { type Contract, productWriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'update_product',
    root: 'product_id',
    example: { changes: { description: 'Campers.' } },
    roles: productWriters,
    changedElsewhere: 'product_changed_elsewhere',
    badInput: [
      { given: { changes: { product_name: ' ' } }, code: 'name_missing', field: 'product_name' },
      { given: { changes: { live_in: ['US-OH', 'ohio'] } }, code: 'area_unknown', field: 'live_in' },
      { given: { changes: { not_live_in: ['US-OH'] } }, code: 'area_live_and_not', field: 'not_live_in' },
      { given: { changes: { live_in: ['US-KY'] } }, code: 'charge_not_levied', field: 'live_in' },
      {
        given: { changes: { underwriter_cutoff_days: 61 } },
        code: 'cutoff_before_renewal',
        field: 'underwriter_cutoff_days',
      },
      { given: { changes: { renewal_days: 2_000_000_000 } }, code: 'days_out_of_range', field: 'renewal_days' },
      {
        given: { changes: { available_policy_duration_months: [6] } },
        code: 'default_duration_not_offered',
        field: 'available_policy_duration_months',
      },
      {
        given: { changes: { available_payment_terms: ['weekly'] } },
        code: 'choice_unknown',
        field: 'available_payment_terms',
      },
      {
        given: { changes: { required_verifications: ['dna'] } },
        code: 'choice_unknown',
        field: 'required_verifications',
      },
      {
        given: { changes: { new_policy_number: 'har' } },
        code: 'number_letters_not_valid',
        field: 'new_policy_number',
      },
      {
        given: { changes: { rater_inputs: { assumed: { points: 'many' } } } },
        code: 'rater_inputs_not_valid',
        field: 'rater_inputs.assumed.points',
      },
      { given: { changes: { rater_inputs: [] } }, code: 'rater_inputs_not_valid', field: 'rater_inputs' },
      {
        given: {
          parameters: {
            effective_date: '2020-01-01',
            installment_fee: 100,
          },
        },
        code: 'parameters_day_not_ahead',
        field: 'parameters.effective_date',
      },
    ],
  },
];
