// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DemandSecondFactorDocument, SecondFactorDemandsDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { DemandSection } from './demand-section.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const house = { organization_id: 'o1', name: 'Cascade RV Insurance' };

test('an owner demands a second factor of everybody and no longer, and is told what stands in the way', async () => {
  let isDemanded = false;
  server.answerUrl('/api/auth/me', () => ({
    sub: 'u1',
    given_name: 'Owen',
    roles: ['global:user', 'organization:owner'],
    permissions: ['member:write'],
    language: null,
    preferences: {},
    org_id: 'o1',
  }));
  server.answer(SecondFactorDemandsDocument, () => ({
    organizations: [{ ...house, second_factor_demanded: isDemanded }],
  }));
  server.answer(DemandSecondFactorDocument, () =>
    refusal('own_second_factor_missing', 'Turn on your own second factor first.'),
  );
  const person = await drawPage(
    'ownStaff',
    '/agents/profile',
    <SessionProvider area="staff" loading="Wait">
      <DemandSection />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Demand a second factor at Cascade RV Insurance' }));
  await screen.findByText('Turn on your own second factor first.');
  server.answer(DemandSecondFactorDocument, ({ demanded }) => {
    isDemanded = demanded;
    return { demand_second_factor: { ...house, second_factor_demanded: demanded } };
  });
  await person.click(screen.getByRole('button', { name: 'Demand a second factor at Cascade RV Insurance' }));
  await screen.findByText('Demanded of everybody');
  await person.click(screen.getByRole('button', { name: 'No longer demand a second factor at Cascade RV Insurance' }));
  await screen.findByText('Left to each person');
  expect(server.sentTo(DemandSecondFactorDocument).map(({ variables }) => variables)).toEqual(
    [true, true, false].map((demanded) => ({ organization_id: 'o1', demanded })),
  );
});
