import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import {
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanFields, kindOfField } from '@roadworthy/core/shared/lists/field-kinds.ts';
import { isExhaustive, sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';
import { findInputProblem } from '../kernel/operations/check-input.ts';
import { operationFields } from '../registry.ts';

const fixture = useFixture('unfit text');

let quote: StartedQuote;
let vehicleId: string;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
  vehicleId = await vehicleOf(fixture.backend, quote.quoteId);
});

const unfit = {
  'a text of 100,000 characters': 'a'.repeat(100_000),
  'a character that turns the direction of writing': 'Ada \u202Eoreno',
  'a NUL': 'Ada\u0000',
};

/** What is no text of anybody's, in the middle of one: what nobody sees, what was lost, what only looks like something. */
const hostile = Array.from(
  '\u200B\u2060\u00AD\u200C\u200D\uFE0F\uFE0E\uFFFD\u3164\uFEFF\u200E\u200F\u061C' +
    '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u115F\u1160\uFFA0\u034F' +
    '\u180E\u17B4\u17B5\uFFF9\uFFFA\uFFFB\uFFFC\u0000\u0001\u0007\u0008\u000B\u000C' +
    '\u001B\u007F\u0085\u009B\u2028\u2029\u2061\u2063\u206A\u206F\uDC00\uD800\uE000' +
    '\uF8FF\uFDD0\uFFFE\u{E0001}\u{E0041}\u{E01EF}\u{F0000}\u{10FFFF}\u{1D173}\u180B\u2065',
);
const anyUnseen =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC\uFFFD]/u;

const samples: Readonly<Record<string, unknown>> = {
  String: 'ordinary',
  Int: 1,
  Float: 1.5,
  Boolean: true,
  bigint: '500000',
  numeric: 20,
  date: '2026-07-01',
  timestamptz: '2027-01-01T00:00:00Z',
  uuid: '00000000-0000-7000-8000-000000000000',
  jsonb: {},
};

/** A value of the type, with the text at the one place that the path names. */
function valueOf(type: GraphQLInputType, path: readonly string[] | null, text: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, text);
  if (isListType(type)) return [valueOf(type.ofType, path, text)];
  if (!isInputObjectType(type)) {
    if (path === null) return samples[type.name];
    return type.name === 'jsonb' ? { [path.length > 0 ? text : 'inside']: { deeper: [text] } } : text;
  }
  const fields = Object.values(type.getFields()).filter(
    ({ name, type: inner }) => isNonNullType(inner) || path?.[0] === name,
  );
  return Object.fromEntries(
    fields.map(({ name, type: inner }) => [name, valueOf(inner, path?.[0] === name ? path.slice(1) : null, text)]),
  );
}

/** Every place beneath an argument where a text may stand. */
function placesOf({ name, type }: GraphQLArgument | GraphQLInputField): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => placesOf(field).map((path) => [name, ...path]));
  if (named.name === 'jsonb') return [[name], [name, 'as a key']];
  return named.name === 'String' ? [[name]] : [];
}

function documentFor(kind: string, field: GraphQLField<unknown, unknown>, args: readonly GraphQLArgument[]): string {
  const input = args.map(({ name, type }) => [`$${name}: ${String(type)}`, `${name}: $${name}`]);
  const result = getNamedType(field.type);
  const inner = isObjectType(result) ? ' { __typename }' : '';
  const declared = input.map(([one]) => one).join(', ');
  return `${kind} (${declared}) { ${field.name}(${input.map(([, one]) => one).join(', ')})${inner} }`;
}

type Place = { readonly field: GraphQLField<unknown, unknown>; readonly kind: string; readonly path: string[] };

/** Every text that any operation takes, as the role that has them all sees them. */
function everyPlace(): Place[] {
  const { platform } = fixture.backend;
  const schema = platform.dataApi.schemaOf('global:admin');
  return operationFields(platform).flatMap(({ name, kind }) => {
    const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    const field = root?.getFields()[name];
    return field ? field.args.flatMap((arg) => placesOf(arg).map((path) => ({ field, kind, path }))) : [];
  });
}

describe('every text that an operation takes', () => {
  test.each(Object.entries(unfit))('is refused when it is %s', async (what, text) => {
    const { backend } = fixture;
    const places = everyPlace();
    expect(places.length).toBeGreaterThan(40);
    const taken: string[] = [];
    // One text a place, taking turns, unless all of them are tried.
    const turn = Object.keys(unfit).indexOf(what) + sampleSeed;
    for (const { field, kind, path } of places.filter((_, index) => isExhaustive || (index + turn) % 3 === 0)) {
      const [first] = path;
      const args = field.args.filter(({ name, type }) => isNonNullType(type) || name === first);
      const variables = Object.fromEntries(
        args.map(({ name, type }) => [name, valueOf(type, name === first ? path.slice(1) : null, text)]),
      );
      const caller = someone(backend, 'global:admin');
      const { errors } = await caller.ask(documentFor(kind, field, args), variables);
      const code = errors[0]?.extensions.code ?? 'nothing';
      if (!/^text_(too_long|has_hidden_characters)$/.test(code)) taken.push(`${field.name} ${path.join('.')}: ${code}`);
    }
    expect(taken).toEqual([]);
  });
});

const machineRead = /(^|_)(email|phone|vin|postal_code)$/;

describe('sixty texts that nobody means', () => {
  test('are each cleaned or refused at its field, in every text that an operation takes', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    const stored: string[] = [];
    for (const { field, path } of everyPlace()) {
      for (const character of hostile) {
        const text = `12${character}34`;
        const args = Object.fromEntries(
          field.args
            .filter(({ name }) => name === path[0])
            .map(({ name, type }) => [name, valueOf(type, path.slice(1), text)]),
        );
        const cleaned = cleanFields(args);
        const refused = findInputProblem(cleaned);
        if (refused && !refused.field?.startsWith(path[0] ?? '')) stored.push(`${field.name}: ${refused.field}`);
        if (!refused && anyUnseen.test(JSON.stringify(cleaned)))
          stored.push(`${field.name} ${path.join('.')}: ${text}`);
      }
    }
    expect(stored).toEqual([]);
  });

  test('are told by their kind in every argument that a machine reads', () => {
    const names = new Set(everyPlace().map(({ path }) => path.findLast((name) => name !== 'as a key') ?? ''));
    const prose = [...names].filter((name) => machineRead.test(name) && kindOfField(name) === 'prose');
    expect(prose).toEqual([]);
    for (const name of ['first_name', 'last_name', 'business_name', 'make', 'model', 'line_1', 'locality']) {
      expect(names).toContain(name);
      expect(kindOfField(name)).not.toBe('prose');
    }
  });

  test('leave a buyer who copied an address with one what they meant, and the letter goes there', async () => {
    const { person: provided, mailing } = aQuote();
    const entity = {
      ...provided,
      first_name: 'A\u00ADda',
      last_name: 'D’Arcy\u200B',
      email: '\u2060copied@exam\u200Bple.com',
      phone: '\u202D(614)\u00A0555\u20110148\u202C',
    };
    const { quoteId, customer } = await startQuote(fixture.backend, aQuote());
    await customer.must(person, { id: quoteId, entity, mailing });
    const rows = await selectRows(
      fixture.backend,
      'select first_name, last_name, email, phone from entities where quote_id = $1',
      [quoteId],
    );
    const meant = { first_name: 'Ada', last_name: "D'Arcy", email: 'copied@example.com', phone: '(614) 555-0148' };
    expect(rows).toEqual([meant]);
    const save =
      'mutation ($id: uuid!, $email: String!) { save_quote_progress(quote_id: $id, email: $email) { sent_to } }';
    expect(await customer.must(save, { id: quoteId, email: 'copied@exam\u200Bple.com' })).toEqual({
      save_quote_progress: { sent_to: 'copied@example.com' },
    });
  });
});

const person = `mutation ($id: uuid!, $entity: entity_input!, $mailing: location_input!) {
  create_named_insured(quote_id: $id, entity: $entity, mailing_location: $mailing) { id }
}`;
const vehicle =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';

describe('a text of a quote', () => {
  test.each([
    ['first_name', 'a'.repeat(101), 'text_too_long'],
    ['first_name', 'You won! Go to evil.example', 'text_has_address'],
    ['last_name', '<script>', 'name_has_other_characters'],
    ['business_name', 'a'.repeat(101), 'text_too_long'],
    ['business_name', 'Call 800 555 0148', 'name_has_many_digits'],
    ['phone', '614 555 0148'.padEnd(33, '-'), 'text_too_long'],
    ['email', `${'a'.repeat(250)}@example.com`, 'email_invalid'],
    ['email', 'a,b@example.com', 'email_invalid'],
    ['marital_status', 'a'.repeat(65), 'text_too_long'],
  ])('in %s is refused at its field: %j', async (name, text, code) => {
    const { person: input, mailing } = aQuote();
    const variables = { id: quote.quoteId, entity: { ...input, [name]: text }, mailing };
    expect(await refusalOf(fixture.backend, quote.customer, person, variables)).toEqual({
      code,
      field: `named_insured.${name}`,
    });
  });

  test.each([
    ['line_1', 'a'.repeat(201)],
    ['line_2', 'a'.repeat(201)],
    ['locality', 'a'.repeat(101)],
  ])('in %s is refused when it is too long', async (name, text) => {
    const { person: entity, mailing } = aQuote();
    const variables = { id: quote.quoteId, entity, mailing: { ...mailing, [name]: text } };
    expect(await refusalOf(fixture.backend, quote.customer, person, variables)).toEqual({
      code: 'text_too_long',
      field: `named_insured.${name}`,
    });
  });

  test.each([
    ['make', 'a'.repeat(101), 'text_too_long'],
    ['model', 'a'.repeat(101), 'text_too_long'],
    ['floorplan', 'a'.repeat(101), 'text_too_long'],
    ['make', 'Go to evil.example', 'text_has_address'],
    ['rating_value_type', 'whatever', 'value_type_unknown'],
  ])('of the vehicle in %s is refused at its field: %j', async (name, text, code) => {
    const variables = { id: vehicleId, changes: { [name]: text } };
    expect(await refusalOf(fixture.backend, quote.customer, vehicle, variables)).toEqual({
      code,
      field: `vehicle.${name}`,
    });
  });

  test.each([
    [`update_declarations(quote_id: $id, declarations: {note: "x"})`, 'unknown_declaration', 'declarations.note'],
    [
      `update_declarations(quote_id: $id, declarations: {incidents: {x: 1}})`,
      'unknown_declaration',
      'declarations.incidents.x',
    ],
    [`update_coverages(quote_id: $id, coverages: {gold: {}})`, 'unknown_coverage', 'coverages.gold'],
    [`update_coverages(quote_id: $id, coverages: {pet: {name: "Rex"}})`, 'unknown_setting', 'coverages.pet.name'],
  ])('under a key that is not asked is refused, naming the key: %s', async (call, code, field) => {
    const document = `mutation ($id: uuid!) { ${call} { id } }`;
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId })).toEqual({ code, field });
  });

  test('as a signature is refused when punctuation fills it', async () => {
    const variables = { id: quote.quoteId, name: `Ada ${'.'.repeat(200)} Moreno` };
    expect(await refusalOf(fixture.backend, quote.customer, signDocument, variables)).toEqual({
      code: 'text_too_long',
      field: 'signature.name',
    });
  });

  test('as a campaign is left out when it is no name of one, and the quote begins', async () => {
    const begin = async (campaign: string) => {
      const { start_quote } = await fixture.backend.anonymous().must<{ start_quote: { quote_id: string } }>(
        `mutation ($campaign: String) {
          start_quote(postal_code: "43215", vehicle_class: "travel_trailer", campaign: $campaign) { quote_id }
        }`,
        { campaign },
      );
      const started = [start_quote.quote_id];
      const [row] = await selectRows<{ campaign: string | null }>(
        fixture.backend,
        'select campaign from quotes where quote_id = $1',
        started,
      );
      return row?.campaign;
    };
    expect([await begin('a'.repeat(65)), await begin('spring-2026')]).toEqual([null, 'spring-2026']);
  });
});
