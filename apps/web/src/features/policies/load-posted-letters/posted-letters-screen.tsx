'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { postedLettersList } from './posted-letters-list.ts';

/** The notices that go by post, with what waits, came back or was refused. */
export function PostedLettersScreen() {
  return <ListScreen list={postedLettersList} hrefOf={({ policy_id }) => `/agents/policies/${policy_id}`} />;
}
