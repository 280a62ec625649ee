import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { decideCompleteTask, decideCreateTask, decideUpdateTask, type StoredTask } from './task.ts';

const today = day('2026-06-15');
const me = { userId: 'u1', name: 'Dana Whitfield' };
const codeOf = (decision: { ok: boolean; refusal?: { code: string } }) => decision.refusal?.code ?? null;
const create = (more: Partial<Parameters<typeof decideCreateTask>[0]>, assignee: typeof me | null | undefined = me) =>
  decideCreateTask({ title: 'Call', dueDate: '2026-06-15', records: 1, ...more }, { assignee, today });
const stored: StoredTask = { title: 'Call', rule: null, dueDate: day('2026-06-01'), status: 'open' };
const update = (requested: object, more: Partial<StoredTask> = {}, assignee: typeof me | null | undefined = me) =>
  decideUpdateTask(requested, { stored: { ...stored, ...more }, assignee, today });

describe('a task', () => {
  test('says what, for today or a day of three years, about one record, for who works there or nobody', () => {
    expect(create({ title: ' Call  back ' })).toEqual({ ok: true, event: { title: 'Call back', dueDate: today } });
    expect(codeOf(create({ title: ' ' }))).toBe('title_missing');
    expect(codeOf(create({ dueDate: '2026-06-14' }))).toBe('day_not_valid');
    expect(codeOf(create({ dueDate: '2030-06-14' }))).toBe('day_not_valid');
    expect(codeOf(create({ records: 2 }))).toBe('record_ambiguous');
    expect(create({}, null).ok).toBe(true);
    expect(
      codeOf(decideCreateTask({ title: 'Call', dueDate: '2026-06-15', records: 0 }, { assignee: undefined, today })),
    ).toBe('assignee_not_in_organization');
  });

  test('that is overdue is put off to a day ahead, and keeps its day where none is given', () => {
    expect(update({ dueDate: '2026-06-16' })).toEqual({ ok: true, event: { title: 'Call', dueDate: '2026-06-16' } });
    expect(update({})).toEqual({ ok: true, event: { title: 'Call', dueDate: '2026-06-01' } });
    expect(codeOf(update({ dueDate: '2026-06-02' }))).toBe('day_not_valid');
  });

  test('of a rule keeps its words, and one that has ended stays as it is', () => {
    expect(codeOf(update({ title: 'Write' }, { rule: 'call_after_sent', title: null }))).toBe('task_of_rule');
    expect(codeOf(update({ dueDate: '2026-06-16' }, { status: 'done' }))).toBe('task_ended');
  });

  test('is done once and opened again, unless its reason has gone', () => {
    expect(decideCompleteTask(stored, true)).toEqual({ ok: true, event: 'done' });
    expect(decideCompleteTask({ ...stored, status: 'done' }, true)).toEqual({ ok: true, event: null });
    expect(decideCompleteTask({ ...stored, status: 'done' }, false)).toEqual({ ok: true, event: 'open' });
    expect(codeOf(decideCompleteTask({ ...stored, status: 'lapsed' }, false))).toBe('task_lapsed');
  });
});
