'use client';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useSession } from '../../../data/session/use-session.ts';

/** As whom a document is read: staff read as an agent does, everybody else what is their own. */
export function useReadKind(): 'agent' | 'user' {
  return mayAsk('agent', useSession().data?.roles ?? []) ? 'agent' : 'user';
}
