import { afterAll, beforeAll } from 'vitest';
import { cloneFurnished } from '@roadworthy/db/template.ts';
import { type Backend, type BackendOptions, openOnCopy } from './backend.ts';
import { type Tenants, type TenantsFacts, tenantsOf } from './tenants.ts';

/** The backend of one test file and the two organizations in it; there from the first test on. */
export type Fixture = { readonly backend: Backend; readonly tenants: Tenants };

/** Opens a backend with two mirrored organizations before the file's tests and closes it after them. */
export function useFixture(name: string, options: BackendOptions = {}): Fixture {
  let fixture: Fixture | undefined;
  const opened = (): Fixture => {
    if (!fixture) throw new Error('The fixture is there from the first test on');
    return fixture;
  };
  beforeAll(async () => {
    const database = await cloneFurnished(name);
    const backend = await openOnCopy(database, options);
    fixture = { backend, tenants: tenantsOf(backend, database.furnished as TenantsFacts) };
  });
  afterAll(() => fixture?.backend.close());
  return {
    get backend() {
      return opened().backend;
    },
    get tenants() {
      return opened().tenants;
    },
  };
}
