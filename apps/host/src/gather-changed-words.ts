import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { repository } from './environment.ts';

/** In development: the catalogues of the pages are gathered anew when words beside a screen change. Answers how it ends. */
export function gatherChangedWords(web: string): () => void {
  let soon: NodeJS.Timeout | undefined;
  const gather = (): void => {
    // A process of its own, which reads the changed modules. It says itself what is wrong with them.
    spawn(process.execPath, [join(repository, 'scripts', 'install-types.ts')], { cwd: repository, stdio: 'inherit' });
  };
  const watcher = watch(join(web, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.words.ts') !== true) return;
    clearTimeout(soon);
    soon = setTimeout(gather, 100);
  });
  return () => {
    clearTimeout(soon);
    watcher.close();
  };
}
