import { describe, expect, test } from 'vitest';
import { findRaterInputsProblem, raterInputProblems, raterInputsSchema, type SchemaFinding } from './rater-inputs.ts';

const finding = (keyword: string, path: readonly string[], params: SchemaFinding['params'] = {}): SchemaFinding => ({
  keyword,
  path,
  params,
});
const textOf = (...findings: readonly SchemaFinding[]) =>
  raterInputProblems({}, findings).map(({ path, message }) => [path, message]);

describe('what a schema finds', () => {
  test.each([
    [finding('type', ['assumed'], { type: 'object' }), 'This has to be an object in braces.'],
    [finding('type', ['program_code'], { type: 'string' }), 'This has to be a text in quotation marks.'],
    [finding('type', ['assumed', 'points'], { type: 'integer' }), 'This has to be a whole number.'],
    [finding('type', ['x'], { type: 'null' }), 'This has to be null.'],
    [
      finding('additionalProperties', [], { additionalProperty: 'base' }),
      'Nothing is called “base” here. Take it out.',
    ],
    [finding('minimum', ['assumed', 'points'], { limit: 0 }), 'Use 0 or more.'],
    [finding('maximum', ['assumed', 'annual_mileage'], { limit: 100_000 }), 'Use 100,000 or less.'],
    [finding('minLength', ['options', 'tier'], { limit: 1 }), 'Write something here, or take it out.'],
    [finding('maxLength', ['options', 'tier'], { limit: 200 }), 'Use at most 200 characters here.'],
    [finding('maxItems', ['options', 'tiers'], { limit: 50 }), 'Use at most 50 of them.'],
    [finding('maxProperties', ['options'], { limit: 50 }), 'Use at most 50 of them.'],
    [finding('pattern', ['producer_code']), 'Use letters, digits, hyphens and underscores, at most 32.'],
    [
      finding('propertyNames', ['options'], { propertyName: 'A B' }),
      '“A B” is no name of an option. Use small letters, digits and underscores.',
    ],
    [
      finding('anyOf', ['options', 'tier']),
      'This has to be a number, a text, true or false, or a list of numbers and texts.',
    ],
    [finding('dependentRequired', ['options']), 'This does not fit here.'],
  ])('is said at its place: %j', (one, message) => {
    expect(textOf(one)).toEqual([[one.path.join('.'), message]]);
  });

  test('of each way to be something is said once, at the place that has the ways', () => {
    const ways = [
      finding('type', ['options', 'tier'], { type: 'boolean' }),
      finding('type', ['options', 'tier', '0'], { type: 'number' }),
      finding('anyOf', ['options', 'tier']),
      finding('type', ['options', 'tiers'], { type: 'object' }),
    ];
    expect(textOf(...ways).map(([path]) => path)).toEqual(['options.tier', 'options.tiers']);
  });

  test('of a name is said by what has the name', () => {
    const name = finding('propertyNames', ['options'], { propertyName: 'A' });
    expect(textOf(finding('pattern', ['options']), name)).toEqual([['options', expect.stringContaining('“A”')]]);
  });

  test('twice at one place is said once, and elsewhere by itself', () => {
    const findings = [
      finding('maximum', ['assumed', 'points'], { limit: 40 }),
      finding('type', ['assumed', 'points'], { type: 'integer' }),
      finding('pattern', ['program_code']),
    ];
    expect(textOf(...findings).map(([path]) => path)).toEqual(['assumed.points', 'program_code']);
  });

  test('of what is too long is that alone', () => {
    const long = { options: { tier: 'x'.repeat(8_000) } };
    expect(raterInputProblems(long, [finding('anyOf', ['options', 'tier'])]).map(({ message }) => message)).toEqual([
      'This is too long. Use at most 8,000 characters.',
    ]);
  });
});

describe('rater inputs', () => {
  test('without problems are not refused', () => {
    expect(findRaterInputsProblem([])).toBeNull();
  });

  test('are refused at the first place that is wrong', () => {
    const problems = raterInputProblems({}, [finding('minimum', ['assumed', 'points'], { limit: 0 })]);
    expect(findRaterInputsProblem(problems)).toMatchObject({
      code: 'rater_inputs_not_valid',
      field: 'rater_inputs.assumed.points',
    });
  });

  test('that are wrong as a whole are refused as a whole', () => {
    const problems = raterInputProblems([], [finding('type', [], { type: 'object' })]);
    expect(findRaterInputsProblem(problems)?.field).toBe('rater_inputs');
  });

  test('have nothing at the top that the schema does not name', () => {
    expect(Object.keys(raterInputsSchema.properties)).toEqual(['program_code', 'producer_code', 'assumed', 'options']);
    expect(raterInputsSchema.additionalProperties).toBe(false);
    expect(raterInputsSchema.properties.assumed.additionalProperties).toBe(false);
  });
});
