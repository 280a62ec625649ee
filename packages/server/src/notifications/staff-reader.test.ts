import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { staffAddress } from './staff-reader.ts';

const fixture = useFixture('where letters to staff go');

test('letters to an agent go to the address that they confirmed for letters, else to the one that signs in', async () => {
  const { principal } = fixture.tenants.insurer.agent;
  const address = () =>
    inOrganization(
      { platform: fixture.backend.platform, handlers: [] },
      principal.organizationId ?? '',
      systemRequest('test'),
      ({ tx }) => staffAddress({ tx }, principal.userId ?? ''),
    );
  expect(await address()).toBe('agnes@harbor.example');
  const confirm = `update agent_profiles set notification_email = 'desk@harbor.example' where user_id = $1`;
  await selectRows(fixture.backend, confirm, [principal.userId]);
  expect(await address()).toBe('desk@harbor.example');
});
