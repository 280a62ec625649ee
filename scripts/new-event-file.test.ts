import { expect, test } from 'vitest';
import { newEventFile } from './new-event-file.ts';

test('a new event is one file, which says where an entry hangs and in which words', () => {
  const { path, text } = newEventFile({ slice: 'billing', name: 'autopay-paused', about: 'policy' });
  expect(path).toBe('packages/core/src/billing/events/autopay-paused.ts');
  expect(text).toContain("export const autopayPaused = defineEvent('autopay_paused', {");
  expect(text).toContain('about: { policyId: field.id },');
  expect(text).toMatch(/text: words\('[^']+', '[^']+'\)/);
});

test('an event about a record without a timeline leaves nothing, and asks for where it stands', () => {
  const { text } = newEventFile({ slice: 'leads', name: 'enquiry-closed', about: 'enquiry' });
  expect(text).toContain('about: { enquiryId: field.id },');
  expect(text).toMatch(/\/\/ Say where [\s\S]*timeline: null,/);
  expect(text).not.toContain('words');
});
