// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { DataProvider } from '../data/requests/query-client.tsx';
import { loadMessages } from '../locale/load-messages.ts';
import { CrashScreen } from './crash-screen.tsx';

const answers = ['cannot be drawn', 'can be drawn'];

function Page() {
  const { data } = useQuery({
    queryKey: ['page'],
    queryFn: () => answers.shift() ?? 'asked too often',
    gcTime: 60_000,
  });
  if (data === 'cannot be drawn') throw new Error('The answer has no price');
  return <p>{data ?? 'Loading'}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const reset = () => this.setState({ error: null });
    return this.state.error ? <CrashScreen error={this.state.error} reset={reset} /> : this.props.children;
  }
}

test('another try after a crash draws a new answer, and not the one that could not be drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  render(
    <NextIntlClientProvider locale="en-US" messages={await loadMessages('en-us', 'frame')} timeZone="UTC">
      <Boundary>
        <DataProvider>
          <Page />
        </DataProvider>
      </Boundary>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('can be drawn')).toBeDefined();
});
