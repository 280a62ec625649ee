import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Checks a form's values against their shapes; each answer carries the message key of its first problem. */
export function shapeResolver<T extends FieldValues>(schema: ZodMiniType): Resolver<T> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of checked.error.issues) errors[String(path[0])] ??= { type: code ?? 'shape', message };
    return { values: {}, errors: errors as FieldErrors<T> };
  };
}
