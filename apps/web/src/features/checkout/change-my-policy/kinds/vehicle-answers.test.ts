import { describe, expect, test } from 'vitest';
import { lineView } from '../../../shared/lines/line-view.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import { begunFor, fieldsOfNew, noVehicle, sentLender, sentVehicle, vehicleNew } from './vehicle-answers.ts';

const line = lineView('personal', 'en-us');
const policy = {
  current_quote: {
    vehicles: [
      {
        root_vehicle_id: 'v1',
        type: 'class_b',
        year: 2020,
        make: 'Winnebago',
        vin: 'a VIN',
        rating_value: 9_000_000,
        rating_value_type: 'agreed_value',
        usage_type: 'recreational',
        storage_type: 'indoor',
        estimated_yearly_mileage: 5000,
        nights_per_year: 20,
        rental_utilization_rate: 0,
        answers: {},
        location: { postal_code: '43215' },
      },
    ],
  },
} as unknown as ChangedPolicy;

describe('a vehicle that comes', () => {
  test('in the place of another takes over how that was used and kept, and nothing that it is', () => {
    const { typed } = begunFor(policy, 'v1', line);
    expect(typed).toMatchObject({
      type: 'class_b',
      garaging_postal_code: '43215',
      usage_type: 'recreational',
      storage_type: 'indoor',
      estimated_yearly_mileage: '5000',
      rented: false,
    });
    for (const path of ['year', 'make', 'vin', 'rating_value']) expect(typed).not.toHaveProperty(path);
  });

  test('besides begins with where the first one is kept, and asks what its kind is asked', () => {
    const begun = begunFor(policy, vehicleNew, line);
    expect(begun.typed).toEqual({ garaging_postal_code: '43215' });
    expect(fieldsOfNew(line, begun)).toEqual([]);
    const paths = (type: string) => fieldsOfNew(line, { ...begun, typed: { type } }).map(({ path }) => path);
    expect(paths('class_b')).toContain('estimated_yearly_mileage');
    expect(paths('travel_trailer')).not.toContain('estimated_yearly_mileage');
    expect(paths('travel_trailer')).not.toContain('purchase_price');
  });

  test('is sent without what is left open, rented out only as far as it is, with its lender where there is one', () => {
    const typed = {
      type: 'pop_up',
      garaging_postal_code: ' 43215 ',
      year: '2021',
      make: 'Aliner',
      vin: '',
      rented: false,
    };
    const draft = { ...noVehicle, which: vehicleNew, typed };
    expect(sentVehicle(line, draft)).toEqual({
      type: 'pop_up',
      garaging_postal_code: '43215',
      year: 2021,
      make: 'Aliner',
      rental_utilization_rate: 0,
    });
    expect(sentLender(draft)).toEqual([]);
    const lent = { ...draft, typed: { ...typed, financed: true }, lender: { ...draft.lender, name: ' Lake Bank ' } };
    expect(sentLender(lent)).toMatchObject([{ added_vehicle: 0, entity: { business_name: 'Lake Bank' } }]);
  });
});
