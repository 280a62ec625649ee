import { afterAll, beforeAll } from 'vitest';
import { addTenants, type Tenants } from './tenants.ts';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';

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
    const backend = await createBackend(name, options);
    fixture = { backend, tenants: await addTenants(backend) };
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
