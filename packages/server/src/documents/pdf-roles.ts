/** What a part of a printed page is for whoever has it read out. */
export type PdfRole = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

const roles = new WeakMap<object, PdfRole>();

/** Says of a style what the parts that have it are; the pages need no other mark. */
export function standsFor<Style extends object>(role: PdfRole, style: Style): Style {
  roles.set(style, role);
  return style;
}

/** What a part is by one of its styles; null where none of them says so. */
export function roleOf(style: unknown): PdfRole | null {
  for (const one of Array.isArray(style) ? style.flat(4) : [style]) {
    const role = typeof one === 'object' && one !== null ? roles.get(one) : undefined;
    if (role) return role;
  }
  return null;
}
