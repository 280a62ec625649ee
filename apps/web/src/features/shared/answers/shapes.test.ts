import { describe, expect, it } from 'vitest';
import { filled, matching, invalidFields, type Shapes } from './shapes.ts';

type Form = { name: string; year: string; rented: boolean; share: string };
const shapes: Shapes<Form> = {
  name: filled('errors.firstName'),
  year: matching(/^\d{4}$/, 'errors.year'),
  share: (share, all) => (all.rented && share === '' ? 'errors.rentalRate' : null),
};
const fitting: Form = { name: 'Ada', year: ' 2019 ', rented: false, share: '' };

describe('the shapes of a form', () => {
  it('find nothing in fitting answers', () => {
    expect(invalidFields(shapes, fitting)).toEqual({});
  });

  it('name every answer that does not fit, with what to say', () => {
    expect(invalidFields(shapes, { ...fitting, name: '  ', year: '19' })).toEqual({
      name: 'errors.firstName',
      year: 'errors.year',
    });
  });

  it('may depend on another answer', () => {
    expect(invalidFields(shapes, { ...fitting, rented: true })).toEqual({ share: 'errors.rentalRate' });
  });
});
