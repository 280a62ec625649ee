import type { RateStructure } from './rate-structure.ts';

/**
 * The name of the answer that a rating's violation is about, without which object or person it belongs to; null when
 * the structure has no such violation.
 */
export function fieldOfViolation(code: string, structure: RateStructure): string | null {
  const { factors, least } = structure;
  for (const { path, answer, refer, below, like } of Object.values(factors)) {
    const codes = [refer?.code, below?.code, ...Object.values(like ?? {}).map((one) => one.refer?.code)];
    if (codes.includes(code)) return path ?? answer;
  }
  if (least?.refusal.code !== code) return null;
  const asked = Object.values(factors).find(({ answer }) => answer === least.answer);
  return asked?.path ?? least.answer;
}
