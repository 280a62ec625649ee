'use client';
import { changeSteps } from '../change-steps.tsx';
import { coverKind } from './cover-kind.tsx';

/** The screens of each kind of change. */
export const CoverScreen = changeSteps({ ...coverKind, code: 'coverage' });
