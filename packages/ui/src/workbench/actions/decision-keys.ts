import { strokeOf, type KeyPress } from '../shortcuts/strokes.ts';

export type DecisionKey = { readonly kind: 'confirm' } | { readonly kind: 'preset'; readonly index: number };

/** What a press means in a dialog of decision: Ctrl or Cmd with Enter confirms, 1 to 9 choose a reason. */
export function decisionKey(press: KeyPress, isTyping: boolean, presets: number): DecisionKey | null {
  const stroke = strokeOf(press);
  if (stroke === 'Mod+Enter') return { kind: 'confirm' };
  if (isTyping || !/^[1-9]$/.test(stroke) || Number(stroke) > presets) return null;
  return { kind: 'preset', index: Number(stroke) - 1 };
}
