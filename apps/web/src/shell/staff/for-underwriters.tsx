'use client';
import type { ReactNode } from 'react';
import { mayAsk } from '../../data/may-ask.ts';
import { useSession } from '../../data/use-session.ts';
import { StaffNotPermitted } from './staff-not-permitted.tsx';

/** A page of the underwriting area that opens to underwriters alone; actuaries have others there. */
export function ForUnderwriters({ children }: { children: ReactNode }) {
  const roles = useSession().data?.roles ?? [];
  return mayAsk('underwriting', roles) ? children : <StaffNotPermitted area="underwriting" />;
}
