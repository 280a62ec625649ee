// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { DocumentRowFragment } from '../../../generated/documents.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { DocumentList } from './document-list.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const declarations = (version: number, status: 'ready' | 'pending' = 'ready'): DocumentRowFragment => ({
  document_id: `d${version}`,
  document_type: 'declarations',
  about_id: null,
  version,
  name: 'Declarations RW-100001-7',
  status,
  byte_size: 48_000,
  created: `2026-11-2${version}T10:00:00Z`,
});

const draw = (...documents: DocumentRowFragment[]) =>
  drawPage('staff', '/agents/policies/p1/documents', <DocumentList documents={documents} />);

describe('a list of documents', () => {
  test('names a document that was made once without a number', async () => {
    await draw(declarations(1));
    expect(screen.getByRole('listitem').textContent).not.toMatch(/version/i);
  });

  test('says of several versions which is the newest, and lets the earlier ones be read', async () => {
    await draw(declarations(2), declarations(1));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('version 2 (newest)'),
      expect.stringContaining('version 1 (replaced)'),
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/api/documents/d2', '/api/documents/d1']);
  });

  test('offers the earlier version while the newest is being prepared', async () => {
    await draw(declarations(2, 'pending'), declarations(1));
    expect(screen.getByText('Being prepared')).toBeDefined();
    expect(screen.getByRole('link', { name: /version 1/ }).getAttribute('href')).toBe('/api/documents/d1');
  });
});
