import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { policyStatuses } from '../policies/vocabulary.ts';
import { as, codeOf, exampleVehicle, fieldOf, today } from '../quoting/quote.fixture.ts';
import { addDays, day } from '../shared/time/day.ts';
import { checkAsk, decideAskInspection } from './ask-inspection.ts';
import { shots } from './vocabulary.ts';

const agent = as('organization:agent');
const requested = { reason: ' The roof was repaired. ', dueDate: '2026-04-01' };
type Requested = Partial<typeof requested>;
const decide = (
  changes: Requested = {},
  vehicle: typeof exampleVehicle | null = exampleVehicle,
  isOpen = false,
  status: (typeof policyStatuses)[number] = 'active',
) => decideAskInspection({ status }, vehicle, { ...requested, ...changes }, { today, isOpen }, agent);

describe('photos that a person asks for', () => {
  test('are those of the vehicle, by a day and with a reason without blanks around it', () => {
    expect(decide()).toEqual({
      ok: true,
      event: { vehicleId: 'vehicle-1', shots, dueDate: '2026-04-01', reason: 'The roof was repaired.' },
    });
    const towed = decide({}, { ...exampleVehicle, type: 'travel_trailer' });
    expect(towed).toMatchObject({ event: { shots: shots.filter((shot) => shot !== 'odometer') } });
  });

  test.each([
    ['today', today, 'due_date_out_of_range'],
    ['tomorrow', addDays(today, 1), null],
    ['in ninety days', addDays(today, 90), null],
    ['in ninety-one days', addDays(today, 91), 'due_date_out_of_range'],
    ['on no day at all', '2026-02-30', 'due_date_out_of_range'],
    ['in the past', day('2026-01-01'), 'due_date_out_of_range'],
  ])('may be due %s as written down here', (_when, dueDate, code) => {
    const decision = decide({ dueDate });
    expect(codeOf(decision)).toBe(code);
    if (code !== null) expect(fieldOf(decision)).toBe('due_date');
  });

  test('name a vehicle of the policy, of which none are asked for yet', () => {
    expect(codeOf(decide({}, null))).toBe('vehicle_not_on_policy');
    expect(fieldOf(decide({}, null))).toBe('vehicle_id');
    expect(codeOf(decide({}, exampleVehicle, true))).toBe('inspection_open');
  });

  test('say why, in words that fit', () => {
    expect(codeOf(decide({ reason: '  ' }))).toBe('reason_missing');
    expect(fieldOf(decide({ reason: '  ' }))).toBe('reason');
    expect(codeOf(decide({ reason: 'a'.repeat(1_001) }))).toBe('text_too_long');
    expect(codeOf(decide({ reason: 'Turn\u202Eover' }))).toBe('text_has_hidden_characters');
  });

  test.each(policyStatuses)('are of a policy that covers something or is to, %s as written down here', (status) => {
    const isOver = ['cancelled', 'expired', 'rewritten'].includes(status);
    expect(codeOf(decide({}, exampleVehicle, false, status))).toBe(isOver ? 'policy_over' : null);
  });

  test.each(callerRoles)('are asked for by agents and underwriters, %s as written down here', (role) => {
    const asks = /agent|:owner|underwriter|service|^global:admin$/.test(role);
    expect(codeOf(checkAsk({ status: 'active' }, as(role)))).toBe(asks ? null : 'actor_not_allowed');
  });
});
