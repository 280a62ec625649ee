// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { StaffWorkbench } from '../../../shell/staff/staff-workbench.tsx';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, linkOf, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { personName } from '../person-name.ts';
import { QueueScreen } from './queue-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

test('a choice draws the rows and the bar again, and neither the views nor the tools', async () => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  const viewLabel = vi.fn<(view: string) => string>((view) => view);
  const person = await drawPage(
    'staff',
    '/agents/quotes',
    <SessionProvider area="staff" loading="Wait">
      <StaffWorkbench theme="light">
        <QueueScreen
          list={quotesList}
          title="Quotes"
          never={{ title: 'None' }}
          viewLabel={viewLabel}
          columns={[{ key: 'insured', header: 'Insured', cell: ({ entities: [insured] }) => personName(insured) }]}
          renderBulk={({ selection }) => <p>{selection.keys.length} chosen</p>}
        />
      </StaffWorkbench>
    </SessionProvider>,
  );
  await linkOf('Ada Moreno');
  await person.keyboard('j');
  const drawn = viewLabel.mock.calls.length;
  await person.keyboard('x');
  await screen.findByText('1 chosen');
  expect(viewLabel.mock.calls).toHaveLength(drawn);
});
