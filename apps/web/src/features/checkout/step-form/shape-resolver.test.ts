import { describe, expect, it } from 'vitest';
import { minLength, object, refine, string } from 'zod/mini';
import { shapeResolver } from './shape-resolver.ts';

const schema = object({
  name: string().check(minLength(1, 'errors.firstName'), refine((text) => text !== '', 'errors.lastName')),
  born: object({ year: string().check(minLength(4, 'errors.birthdate')) }),
});
const check = (values: { name: string; born: { year: string } }) =>
  shapeResolver<typeof values>(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the shapes of a form', () => {
  it('let fitting answers through as they are', async () => {
    const values = { name: 'Ada', born: { year: '1968' } };
    expect(await check(values)).toEqual({ values, errors: {} });
  });

  it('give each answer its first problem, also one that lies inside it', async () => {
    const { errors } = await check({ name: '', born: { year: '68' } });
    expect(errors.name?.message).toBe('errors.firstName');
    expect(errors.born?.message).toBe('errors.birthdate');
  });
});
