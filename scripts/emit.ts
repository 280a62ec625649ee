import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file unless it holds this already, so that its time stays; answers whether it differed. `isCheck` leaves it as it is. */
export function emit(file: string, content: string | Buffer, isCheck = false): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  if (isCheck) return true;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return true;
}
