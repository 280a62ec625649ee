import { describe, expect, test } from 'vitest';
import { decideAgentCard } from './update-agent-profile.ts';

const whole = {
  firstName: 'Dana',
  lastName: 'Lake',
  title: 'RV specialist',
  phone: '216-555-0148',
  scheduleUrl: 'https://calendar.example/dana',
};
const refusalOf = (change: object) => {
  const decision = decideAgentCard({ ...whole, ...change });
  return decision.ok ? null : [decision.refusal.code, decision.refusal.field];
};

describe('the card of an agent', () => {
  test('is kept as it was given, tidied', () => {
    expect(decideAgentCard(whole)).toEqual({ ok: true, event: whole });
    const loose = { ...whole, firstName: '  Dana  ', title: ' RV   specialist ' };
    expect(decideAgentCard(loose)).toEqual({ ok: true, event: whole });
  });

  test('needs no more than a name', () => {
    const bare = { title: null, phone: null, scheduleUrl: null };
    const names = { firstName: 'Dana', lastName: 'Lake' };
    expect(decideAgentCard(names)).toEqual({ ok: true, event: { ...names, ...bare } });
    const blank = { ...names, title: ' ', phone: '', scheduleUrl: '  ' };
    expect(decideAgentCard(blank)).toEqual({ ok: true, event: { ...names, ...bare } });
  });

  test.each([
    [{ firstName: '' }, 'name_missing', 'first_name'],
    [{ firstName: null }, 'name_missing', 'first_name'],
    [{ lastName: '   ' }, 'name_missing', 'last_name'],
    [{ lastName: 'L@ke' }, 'text_has_address', 'last_name'],
    [{ lastName: '12' }, 'name_has_other_characters', 'last_name'],
    [{ firstName: 'D'.repeat(101) }, 'text_too_long', 'first_name'],
    [{ title: 'see www.example.com' }, 'text_has_address', 'title'],
    [{ title: 't'.repeat(101) }, 'text_too_long', 'title'],
    [{ phone: '12345' }, 'phone_invalid', 'phone'],
    [{ phone: 'call me' }, 'phone_invalid', 'phone'],
    [{ phone: '1'.repeat(33) }, 'text_too_long', 'phone'],
    [{ scheduleUrl: 'calendar.example/dana' }, 'schedule_url_not_valid', 'schedule_url'],
    [{ scheduleUrl: 'http://calendar.example/dana' }, 'schedule_url_not_valid', 'schedule_url'],
    [{ scheduleUrl: 'javascript:alert(1)' }, 'schedule_url_not_valid', 'schedule_url'],
    [{ scheduleUrl: 'https://localhost/dana' }, 'schedule_url_not_valid', 'schedule_url'],
    [{ scheduleUrl: 'https://bank.example@evil.example/' }, 'schedule_url_not_valid', 'schedule_url'],
    [{ scheduleUrl: `https://calendar.example/${'x'.repeat(2_000)}` }, 'text_too_long', 'schedule_url'],
  ])('with %j is refused at its field', (change, code, field) => {
    expect(refusalOf(change)).toEqual([code, field]);
  });

  test.each(['216-555-0148', '(216) 555-0148', '+49 30 901820', '1 216 555 0148'])('may give the phone %s', (phone) => {
    expect(refusalOf({ phone })).toBeNull();
  });
});

describe('the names on the card', () => {
  test.each(['Renée', 'Søren', "O'Neill", 'Jean-Luc', 'Ana María', 'Иван'])('may be %s', (firstName) => {
    expect(decideAgentCard({ ...whole, firstName })).toMatchObject({ ok: true, event: { firstName } });
  });

  test('are judged before the rest, the first one first', () => {
    expect(refusalOf({ firstName: '', lastName: '', phone: '1' })).toEqual(['name_missing', 'first_name']);
    expect(refusalOf({ lastName: '', phone: '1' })).toEqual(['name_missing', 'last_name']);
    expect(refusalOf({ title: 'a@b.example', phone: '1' })).toEqual(['text_has_address', 'title']);
    expect(refusalOf({ phone: '1', scheduleUrl: 'x' })).toEqual(['phone_invalid', 'phone']);
  });
});

describe('the address of the calendar', () => {
  test.each([
    'https://calendar.example',
    'https://calendar.example/',
    'https://team.calendar.example/dana?hour=30',
    'https://calendar.example:8443/dana#today',
    'https://calendar.example?who=dana',
    'HTTPS://Calendar.Example/dana',
  ])('may be %s', (scheduleUrl) => {
    expect(decideAgentCard({ ...whole, scheduleUrl })).toMatchObject({ ok: true, event: { scheduleUrl } });
  });

  test.each([
    'https://',
    'https://calendar',
    'https://calendar.example dana',
    'https://calendar.example/da na',
    'https:calendar.example',
    'https:/calendar.example',
    '//calendar.example/dana',
    'ftp://calendar.example/dana',
    'data:text/html,dana',
    'https://dana:secret@calendar.example/',
    'https://192.0.2.7/dana',
  ])('is not %s', (scheduleUrl) => {
    expect(refusalOf({ scheduleUrl })).toEqual(['schedule_url_not_valid', 'schedule_url']);
  });

  test('is tidied at its ends', () => {
    const scheduleUrl = 'https://calendar.example/dana';
    expect(decideAgentCard({ ...whole, scheduleUrl: `  ${scheduleUrl} ` })).toEqual({ ok: true, event: whole });
  });
});

describe('the title on the card', () => {
  test('stands in any language and is left out where it is blank', () => {
    expect(decideAgentCard({ ...whole, title: 'Spécialiste des VR' })).toMatchObject({
      event: { title: 'Spécialiste des VR' },
    });
    expect(decideAgentCard({ ...whole, title: undefined })).toMatchObject({ event: { title: null } });
  });

  test('holds nothing that cannot be seen', () => {
    expect(refusalOf({ title: 'RV\u202Especialist' })).toEqual(['text_has_hidden_characters', 'title']);
    expect(refusalOf({ phone: '216\u202E5550148' })).toEqual(['text_has_hidden_characters', 'phone']);
  });
});
