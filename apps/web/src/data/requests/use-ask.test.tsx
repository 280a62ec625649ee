// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadQuotesDocument } from '../../generated/documents.ts';
import { answeringServer } from '../../testing/answering-server.ts';
import { queryKeys } from './query-keys.ts';
import { useAsk } from '../session/use-session.ts';

afterEach(cleanup);

const server = answeringServer();

test('who only asks does so in the roles that are held by then, and is not drawn again when they change', async () => {
  server.answer(LoadQuotesDocument, () => ({ quotes: [], quotes_aggregate: { aggregate: null } }));
  const client = new QueryClient();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useAsk('agent');
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const rolesOf = async (roles: readonly string[]) => {
    client.setQueryData(queryKeys.session, { sub: 'u1', roles });
    await result.current(LoadQuotesDocument, { limit: 1, offset: 0, where: {}, order: [] });
    return server.sentTo(LoadQuotesDocument).at(-1)?.headers.get('x-hasura-role');
  };
  expect(await rolesOf(['organization:agent'])).toBe('organization:agent');
  expect(await rolesOf(['global:underwriter'])).toBe('global:underwriter');
  expect(drawn).toBe(1);
});
