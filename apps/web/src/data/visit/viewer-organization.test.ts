import { expect, test } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { createViewerOrganizationStore, type ViewerOrganization } from './viewer-organization.ts';

function memory(entries: Record<string, string> = {}): KeyValueStore & { stored: Map<string, string> } {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const towtech: ViewerOrganization = {
  organization_id: 'a',
  name: 'TowTech',
  logo_url: '/media/logos/towtech.png',
  organization_type: 'roamly_software',
};

test('the organization is there at once on the next page of the tab, and never on the server', () => {
  const storage = memory();
  createViewerOrganizationStore(storage).keep(towtech);
  const next = createViewerOrganizationStore(storage);
  expect(next.read()).toEqual(towtech);
  expect(next.readOnServer()).toBeNull();
});

test.each(['forget', 'keep'] as const)('nothing is left when nobody is signed in any more: %s', (how) => {
  const storage = memory();
  const viewer = createViewerOrganizationStore(storage);
  viewer.keep(towtech);
  if (how === 'keep') viewer.keep(null);
  else viewer.forget();
  expect(viewer.read()).toBeNull();
  expect(storage.stored.size).toBe(0);
});

test.each(['{', 'null', '"text"', '{"name":"TowTech"}'])('nobody is remembered when storage holds %s', (text) => {
  expect(createViewerOrganizationStore(memory({ 'viewer-organization': text })).read()).toBeNull();
});
