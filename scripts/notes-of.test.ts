import { expect, test } from 'vitest';
import { notesOf } from './notes-of.ts';

const changelog = `# Changelog

## Next

- To come.

## 1.2.0 — 3 March 2027

### Claims

- Reported by telephone.

## 1.1.0

- Older.
`;

test('the notes of a release are the section of its number, without the heading', () => {
  expect(notesOf(changelog, 'v1.2.0', '1.2.0')).toBe('### Claims\n\n- Reported by telephone.');
  expect(notesOf(changelog, 'v1.1.0', '1.1.0')).toBe('- Older.');
});

test('a tag whose version or section is missing is no release', () => {
  expect(() => notesOf(changelog, 'v1.2.0', '1.1.0')).toThrow('The tag is v1.2.0, and package.json says 1.1.0.');
  expect(() => notesOf(changelog, 'v1.3.0', '1.3.0')).toThrow('has no section “## 1.3.0”');
  expect(() => notesOf(changelog, '', '1.3.0')).toThrow('The tag is missing');
});
